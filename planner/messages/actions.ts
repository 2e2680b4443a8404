import type { Measures } from "#vehicles/measures.ts";
import type { Factsheet } from "./factsheet-type.ts";

type Action = Factsheet["protocolFeatures"]["agvActions"][number];

/**
 * The predefined actions of VDA 5050 2.1 (6.8.1) that the vehicle carries out. They name no `blockingTypes`: the schema
 * of 2.1 compares that list with a single word, so it refuses every list.
 */
export function vehicleActions({ forks, decks }: Measures): Action[] {
  const handling = [
    optional("stationType", "STRING", "How the place hands over: floor, rack, conveyor or under"),
    optional("stationName", "STRING", "Place of the pick-up or drop"),
    optional("loadType", "STRING", "One of loadSpecification.loadSets[].loadType"),
    optional("loadId", "STRING", "Identifies the load"),
    ...(decks.length > 1 ? [{ ...optional("lhd", "STRING", "The deck"), isOptional: false }] : []),
    ...(forks ? [optional("height", "FLOAT", "Underside of the load above the floor, m")] : []),
  ];
  return [
    onNode("pick", "Takes a load", handling),
    onNode("drop", "Sets a load down", handling),
    onNode("startCharging", "Begins to charge, at a charger"),
    onNode("stopCharging", "Ends charging, so that an order can be taken"),
    instant("startPause", "Stops driving; the order stays"),
    instant("stopPause", "Drives on"),
    instant("cancelOrder", "Stops at the next node and forgets the order"),
    instant("stateRequest", "Reports its state at once"),
    instant("factsheetRequest", "Sends its factsheet"),
  ];
}

function onNode(
  actionType: string,
  actionDescription: string,
  actionParameters?: Action["actionParameters"],
) {
  const isCharge = actionType.endsWith("Charging");
  return {
    actionType,
    actionDescription,
    actionScopes: isCharge ? (["INSTANT", "NODE"] as const) : (["NODE"] as const),
    ...(actionParameters && { actionParameters }),
  };
}

const instant = (actionType: string, actionDescription: string): Action => ({
  actionType,
  actionDescription,
  actionScopes: ["INSTANT"],
});

const optional = (key: string, valueDataType: "STRING" | "FLOAT", description: string) => ({
  key,
  valueDataType,
  description,
  isOptional: true,
});
