import { typedNumber } from "../numbers/typed.ts";
import { readInput } from "../plan/fields.ts";
import { type Costs, costsFields } from "./costs.ts";
import { frame, type List, sums } from "./sums.ts";
import { hourlyLabourCosts } from "./wages.ts";

export type CostField = {
  name: string;
  label: string;
  value: string;
  /** The list to which a sum belongs, and its band; years, interest and wage have neither. */
  list?: List;
  band?: { name: string; value: string };
  options?: readonly { value: string; label: string }[];
  optional?: true;
  error?: string;
};

const countries = hourlyLabourCosts.map(({ place, euros }) => ({
  value: place,
  label: `${place}: ${euros.toFixed(2)} €`,
}));

/**
 * Reads the sums in an address; `costs` is undefined if one of them is wrong.
 * @param scale vehicles to buy, and working days a year
 */
export function readCosts(
  parameters: URLSearchParams,
  { vehicles, days }: { vehicles: number; days: number },
): { fields: CostField[]; costs: Costs | undefined; hour: number } {
  const typed = (name: string, example: string) => parameters.get(name)?.trim().slice(0, 60) ?? example;
  const number = (name: string, example: string) => typedNumber(typed(name, example));
  const country = hourlyLabourCosts.find(({ place }) => place === parameters.get("country"));
  const wage = typed("wage", "");
  const hour = wage === "" ? (country ?? hourlyLabourCosts[0]).euros : typedNumber(wage);
  const per = { vehicle: vehicles, hour: hour * days };
  const listed = (list: List) =>
    sums
      .filter((sum) => sum.list === list)
      .map(({ name, label, example, band, of }) => {
        const factor = of ? per[of] : 1;
        const each = number(name, example);
        const around = number(`${name}-band`, band) / 100;
        const amount = each * factor;
        return { name: label, amount, low: amount * (1 - around), high: amount * (1 + around) };
      });
  const read = readInput(costsFields, {
    currency: "EUR",
    once: listed("once"),
    yearly: listed("yearly"),
    saved: listed("saved"),
    years: number("years", "8"),
    rate: number("rate", "8") / 100,
  });
  const wrong = (name: string, example: string, most: number) => {
    const value = number(name, example);
    return !(value >= 0 && value <= most);
  };
  const fields = [
    ...sums.map(({ name, label, list, example, band, of }): CostField => {
      const isWrong = wrong(name, example, of === "hour" ? 10_000 : 1e12);
      const bandIsWrong = wrong(`${name}-band`, band, 100);
      const error = isWrong ? help : bandIsWrong ? "enter its band as a share from 0 to 100 %" : undefined;
      return {
        name,
        label: of === "vehicle" ? `${label}, of which there are ${vehicles}` : label,
        value: typed(name, example),
        list,
        band: { name: `${name}-band`, value: typed(`${name}-band`, band) },
        ...(error && { error: `${label}: ${error}` }),
      };
    }),
    ...frame.map(({ name, label, example }): CostField => {
      const isWrong = isWrongFrame[name](typed(name, example));
      return {
        name,
        label,
        value: typed(name, example),
        ...(name === "country" && { options: countries }),
        ...(name === "wage" && { optional: true as const }),
        ...(isWrong && { error: `${label}: ${helpFor[name] ?? help}` }),
      };
    }),
  ];
  const isRight = read.ok && fields.every(({ error }) => !error);
  return { fields, costs: isRight ? read.value : undefined, hour };
}

const isWrongFrame: Record<(typeof frame)[number]["name"], (text: string) => boolean> = {
  country: (text) => !hourlyLabourCosts.some(({ place }) => place === text),
  wage: (text) => text !== "" && !(typedNumber(text) >= 0 && typedNumber(text) <= 10_000),
  years: (text) =>
    !(Number.isInteger(typedNumber(text)) && typedNumber(text) >= 1 && typedNumber(text) <= 100),
  rate: (text) => !(typedNumber(text) >= -99 && typedNumber(text) <= 1000),
};

const help = "enter a sum in figures, without a thousands separator";
const helpFor: Record<string, string> = {
  country: "choose one of the list",
  years: "enter a whole number of years from 1 to 100",
  rate: "enter a number such as 8",
};
