/* Imported before the site: its clock goes wrong by CLOCK_SKEW milliseconds. */
const skew = Number(process.env["CLOCK_SKEW"]);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + skew] : given));
  }
  static now() {
    return RightDate.now() + skew;
  }
};
