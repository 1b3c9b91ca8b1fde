// How much room there is: under 760 pixels of width the table is laid out for a phone.

const narrow = matchMedia("(max-width: 760px)");
export const screen = $state({ isPhone: narrow.matches });
narrow.addEventListener("change", (event) => (screen.isPhone = event.matches));
