import { formatNumber, numberFormat } from "#language/language.ts";

/** Shares and times as the page shows them; "–" if runs gave none. */
export const percent = (share: number | null) => (share === null ? "–" : `${(share * 100).toFixed(1)}%`);
export const whole = (share: number | null) => (share === null ? "–" : `${Math.round(share * 100)}%`);
export const seconds = (wait: number | null) => (wait === null ? "–" : `${Math.round(wait)}\u00a0s`);

/** Whole minutes as such, other times in seconds. */
export const inMinutes = (time: number) =>
  time > 0 && time % 60 === 0 ? `${time / 60}\u00a0${time === 60 ? "minute" : "minutes"}` : seconds(time);

/** A number with a separator of thousands. */
export const figure = (value: number, digits = 0) => formatOf("decimal", digits).format(value);

/** By style and number of digits. Kept, because making one takes longer than rendering a part of the page. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(style: "decimal" | "currency", digits: number) {
  const key = `${style} ${digits}`;
  const digitsOnly = { maximumFractionDigits: digits, minimumFractionDigits: digits };
  const format = formats.get(key) ?? numberFormat({ style, currency: "EUR", ...digitsOnly });
  formats.set(key, format);
  return format;
}

/** Orders of an hour: tenths, or the first digits of rarer ones. */
export const ordersInWords = (perHour: number) =>
  formatNumber(perHour < 1 ? Number(perHour.toPrecision(2)) : Math.round(perHour * 10) / 10, {
    maximumFractionDigits: 6,
  });

type Rate = { perHour: number; every?: number | undefined; perTrip?: number | undefined; tour?: unknown };

/** Orders an hour, by takt where there is one, and loads a trip, or carts of a tour, where there are several. */
export function rateInWords({ perHour, every, perTrip = 1, tour }: Rate) {
  const takt = every === undefined ? "" : `, one ${tour ? "tour " : ""}every ${every} s`;
  return `${Number(perHour.toPrecision(6))}${takt}${perTrip > 1 ? `, ${perTrip} a ${tour ? "tour" : "trip"}` : ""}`;
}

/** A sum in euros. */
export const euros = (amount: number, digits = 0) => formatOf("currency", digits).format(amount);

/** Hours of work to three figures, or to hundredths. */
export const workHours = (hours: number) => figure(hours, hours < 10 ? 2 : 1);

/** A sum to the three figures that a product of shown figures is good for. */
export const aboutEuros = (amount: number) => euros(inThreeDigits(amount));
export const inThreeDigits = (amount: number) => Number(amount.toPrecision(3));

/** A sum of money over years in whole thousands: it is no more certain than that. */
export const inThousands = (amount: number) => figure(toThousands(amount));
export const inThousandsOfEuros = (amount: number) => euros(toThousands(amount));

const toThousands = (amount: number) =>
  Math.abs(amount) < 10_000 ? amount : Math.round(amount / 1000) * 1000;
