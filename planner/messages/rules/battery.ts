import { fieldsOf, numberOf } from "./read-content.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** A charge is from 0 to 100%. */
export const battery: Rule = {
  name: "battery",
  kinds: ["state"],
  sections: sections("6.10.6", "7.8"),
  judge({ message }) {
    const name = "powerSupply" in message ? "powerSupply" : "batteryState";
    const fields = fieldsOf(message[name]);
    let read = 0;
    for (const field of ["batteryCharge", "stateOfCharge", "batteryHealth"]) {
      const share = numberOf(fields[field]);
      if (share === undefined) continue;
      read++;
      if (share < 0 || share > 100) return broken(`${name}.${field} is ${share}. It is from 0 to 100%.`);
    }
    const voltage = numberOf(fields["batteryVoltage"]);
    if (voltage !== undefined && voltage < 0) return broken(`${name}.batteryVoltage is ${voltage} V.`);
    const reach = numberOf(fields["reach"] ?? fields["range"]);
    if (reach !== undefined && reach < 0) return broken(`${name}.reach is ${reach} m.`);
    return read === 0 ? undefined : kept("The charge is from 0 to 100%.");
  },
};
