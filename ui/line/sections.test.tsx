import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Station } from "#ui/station/station.tsx";
import { Line } from "./line.tsx";
import { type Leads, usePlace } from "./place.ts";
import { Sections } from "./sections.tsx";

/** A section that only prints its place, as "a: station 2 and 3, lane 0 to 2, on a phone 0 to 4". */
function Plain({ name }: { name: string; leads?: Leads }) {
  const { from, to, turn = "start" } = usePlace();
  const numbers = Array.from({ length: to.station - from.station }, (_, index) => from.station + index);
  return (
    <p>
      {`${name}: station ${numbers.join(" and ") || "none"}, lane ${from.lane} to ${to.lane} at the ${turn}, `}
      {`on a phone ${from.phoneLane} to ${to.phoneLane}`}
    </p>
  );
}
Plain.leads = { to: 0, phoneTo: 0 } satisfies Leads;

/** Lists two sections itself. */
function Group() {
  return (
    <Sections>
      <Plain name="first" leads={{ to: 3 }} />
      <Plain name="second" />
    </Sections>
  );
}
Group.leads = { to: 0, phoneTo: 0, stations: 2 } satisfies Leads;

const textOf = (element: ReactNode) =>
  renderToStaticMarkup(element)
    .split("</p>")
    .map((text) => text.replace(/<[^>]+>/g, ""))
    .filter(Boolean);

test.each([true, false])(
  "each section goes on where the one above leads the line (one is left out: %s)",
  (left) => {
    expect(
      textOf(
        <Sections>
          <Plain name="a" leads={{ to: 2, phoneTo: 4 }} />
          {left || <Plain name="optional" leads={{ to: 4, phoneTo: 2 }} />}
          <p>no section</p>
          {[<Plain key="b" name="b" leads={{ turn: "end", stations: 2 }} />]}
          <Plain name="c" leads={{ stations: 0 }} />
          <Group />
          <Plain name="d" leads={{ to: 1 }} />
        </Sections>,
      ),
    ).toEqual(
      [
        "a: station 1, lane 2 to 2 at the start, on a phone 4 to 4",
        !left && "optional: station 2, lane 2 to 4 at the start, on a phone 4 to 2",
        "no section",
        left
          ? "b: station 2 and 3, lane 2 to 0 at the end, on a phone 4 to 0"
          : "b: station 3 and 4, lane 4 to 0 at the end, on a phone 2 to 0",
        "c: station none, lane 0 to 0 at the start, on a phone 0 to 0",
        `first: station ${left ? 4 : 5}, lane 0 to 3 at the start, on a phone 0 to 0`,
        `second: station ${left ? 5 : 6}, lane 3 to 0 at the start, on a phone 0 to 0`,
        `d: station ${left ? 6 : 7}, lane 0 to 1 at the start, on a phone 0 to 0`,
      ].filter(Boolean),
    );
  },
);

test("the line begins in the lane in which the first section leads it", () => {
  const [first] = textOf(
    <Sections>
      <Plain name="a" leads={{ to: 3, phoneTo: 4 }} />
    </Sections>,
  );
  expect(first).toBe("a: station 1, lane 3 to 3 at the start, on a phone 4 to 4");
});

test("number, lane and turn come from Sections, never from properties", () => {
  expect(() => renderToStaticMarkup(<Line />)).toThrow("stands in no <Sections>");
  expect(() => renderToStaticMarkup(<Station>Customers</Station>)).toThrow("stands in no <Sections>");
  // @ts-expect-error: its number is the section's
  void (<Station number="03">Customers</Station>);
  // @ts-expect-error: its lane is the section's
  void (<Station lane={0}>Customers</Station>);
  // @ts-expect-error: it comes from where the section above leads it
  void (<Line from={1} />);
  // @ts-expect-error: the section says where it leads the line
  void (<Line to={2} turn="end" />);
});
