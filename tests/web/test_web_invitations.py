"""Links to tables: the address of a table is the invitation to it, for browsers and for programs."""

from __future__ import annotations

import httpx
import pytest
from browser import PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import expect
from seating import kingdom_on, look_at, my_game, open_table

from fiefdom.client.link import read_link
from fiefdom.server.messages import Can, SeatSeen, State, TableSeen, You, encode


def test_an_invitation_takes_a_seat_in_another_browser(visitor: Visitor) -> None:
    page = visitor.open("/new")
    kingdom_on(page)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("link")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    game = my_game(page)
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(page.locator(".invitation code")).to_have_text("fiefdom serve --host 0.0.0.0 --public")
    check_accessible(page)
    # What stands in the address bar is the invitation, and gives away nobody's own key.
    assert page.url == f"{visitor.site.address}/table/{game['table']}#{game['watchKey']}"
    assert page.locator(".invitation input").input_value() == page.url
    guest = visitor.open(page.url, PHONE, language="pl")
    expect(guest.get_by_text("Na grę z tobą czeka: Anna.")).to_be_visible()
    check_accessible(guest)
    check_fits(guest)
    guest.get_by_label("Twoje imię").fill("Bartek")
    guest.get_by_role("button", name="Zajmij miejsce").click()
    guest.wait_for_url("**/table/*")
    table = look_at(visitor, page)
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bartek"]
    expect(guest.locator(".table, .waiting-room")).to_be_visible()
    assert guest.url == page.url
    late = visitor.open(guest.url)
    expect(late.get_by_text("All seats are taken")).to_be_visible()
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".table")).to_be_visible()
    assert late.url == page.url


def test_links_are_the_same_for_browsers_and_programs(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}])
    invitation = read_link(visitor.site.address).at(opened["table"], opened["watch_key"])
    back = invitation.leading_back(opened["seat_key"])
    guest = visitor.open(str(invitation))
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    for link in (str(back), f"{invitation.server}/table/{opened['table']}#{opened['seat_key']}"):
        page = visitor.open(link)
        if link != str(back):
            # Nothing tells the key of a seat from an invitation until one goes in.
            page.get_by_role("button", name="Just watch").click()
        expect(page.get_by_text("you", exact=True)).to_be_visible()
        assert opened["seat_key"] not in page.url
        page.reload()
        expect(page.get_by_text("you", exact=True)).to_be_visible()
        if link == str(back):
            assert page.url == str(invitation)
            assert read_link(page.url) == invitation


def test_whoever_watches_can_still_sit_down(visitor: Visitor) -> None:
    opened = open_table(visitor.site, seats=[{}, {}])
    page = visitor.open(f"/join/{opened['table']}#{opened['watch_key']}")
    page.get_by_role("button", name="Just watch").click()
    page.get_by_role("link", name="Sit down").click()
    page.get_by_label("Your name").fill("Bartek")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".table")).to_be_visible()
    assert page.url == f"{visitor.site.address}/table/{opened['table']}#{opened['watch_key']}"


def test_an_invitation_of_a_server_that_others_can_reach_has_a_picture_for_their_phones(visitor: Visitor) -> None:
    visitor.expected.append("club.example")
    opened = open_table(visitor.site, seats=[{}, {}])
    context = visitor.context(PHONE)
    asked = "http://club.example"
    context.route(
        f"{asked}/**",
        lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace(asked, visitor.site.address))),
    )
    seats = tuple(SeatSeen(name, "", True, not name, True, False) for name in ("Anna", ""))
    table = TableSeen(opened["table"], "", "open", (), seats, "free", "link", 0, False, False, "", "")
    state = encode(State(1, 0, You(None, False), table, None, None, 0, [], Can())).decode()
    context.route_web_socket("**/socket", lambda socket: socket.on_message(lambda _: socket.send(state)))
    context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page = context.new_page()
    page.goto(f"{asked}/table/{opened['table']}#{opened['watch_key']}")
    page.get_by_role("button", name="Just watch").click()
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    expect(code).to_have_attribute("data-link", page.url)
    expect(page.get_by_text("Only this computer")).to_have_count(0)
    check_fits(page)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == {"title": "Fiefdom", "url": page.url}


def test_a_name_that_is_taken_is_refused(visitor: Visitor) -> None:
    visitor.expected.append("400")
    opened = httpx.post(
        f"{visitor.site.address}/api/tables", json={"name": "Anna", "options": {"seats": [{}, {}]}}
    ).json()
    page = visitor.open(f"/join/{opened['table']}#{opened['watch_key']}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert")).to_contain_text("Anna")


@pytest.mark.parametrize("path", ["/table/nothing", "/table/nothing#AAAAAAAAAAAAAAAAAAAAAA", "/join/nothing"])
def test_a_dead_link_says_so(visitor: Visitor, path: str) -> None:
    visitor.expected.append("404")
    page = visitor.open(path)
    expect(page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
    check_accessible(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
