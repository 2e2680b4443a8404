import { expect, test } from "vitest";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import { industries } from "./industries.ts";
import { navigation } from "./navigation.ts";
import { useCases } from "./use-cases.ts";

const [useCaseGroup, industryGroup] = navigation.groups;
const titleAndPath = ({ title, path }: { title: string; path: string }) => ({ title, path });

test("the header names every use case and industry as its record does", () => {
  expect(useCaseGroup.links).toEqual(useCases.map(titleAndPath));
  expect(industryGroup.links).toEqual(industries.map(titleAndPath));
});

test("the header names every vehicle and its payload as its record does", () => {
  expect(navigation.products.mag.vehicles).toEqual(
    vehicles.map(({ product, title, variant, payloadKg }: Vehicle) => ({
      product,
      title,
      ...(variant && { note: variant }),
      payload: `Payload ${payloadKg} kg`,
    })),
  );
});
