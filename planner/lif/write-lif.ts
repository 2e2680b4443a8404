import { maker } from "#vehicles/maker.ts";
import type { Plan } from "../plan/plan.ts";

/**
 * A plan's floor as a layout in VDMA's Layout Interchange Format 1.0.0: places are nodes, each direction of a lane is an
 * edge, and places where loads change hands or vehicles charge are stations. What the format has no field for (a lane's
 * width and door, the kind of a handover, chargers) goes into descriptions, from which `readLif` restores it.
 *
 * @param vehicle id of the vehicle type
 * @param at time of writing, as ISO 8601 in UTC
 */
export function writeLif(plan: Pick<Plan, "name" | "places" | "lanes">, vehicle: string, at: string) {
  const properties = { vehicleTypeId: vehicle };
  return {
    metaInformation: {
      projectIdentification: plan.name,
      creator: `${maker} planner`,
      exportTimestamp: at,
      lifVersion: "1.0.0",
    },
    layouts: [
      {
        layoutId: "floor",
        layoutName: plan.name,
        layoutVersion: "1",
        layoutLevelId: "0",
        nodes: plan.places.map(({ id, x, y }) => ({
          nodeId: id,
          nodePosition: { x: x / 1000, y: y / 1000 },
          mapId: "floor",
          vehicleTypeNodeProperties: [properties],
        })),
        edges: plan.lanes.flatMap(({ from, to, both, width, length, door, speed }, index) => {
          const said = [
            width && `width: ${width} mm`,
            length !== undefined && `length: ${length} mm`,
            door && `door: ${door} s`,
          ];
          const edgeDescription = said.filter(Boolean).join("; ");
          const edge = (startNodeId: string, endNodeId: string, way: string) => ({
            edgeId: `lane-${index + 1}-${way}`,
            ...(edgeDescription && { edgeDescription }),
            startNodeId,
            endNodeId,
            vehicleTypeEdgeProperties: [
              {
                ...{ ...properties, orientationType: "TANGENTIAL", vehicleOrientation: 0 },
                ...{ rotationAllowed: false, ...(speed !== undefined && { maxSpeed: speed }) },
              },
            ],
          });
          return both ? [edge(from, to, "there"), edge(to, from, "back")] : [edge(from, to, "there")];
        }),
        stations: plan.places
          .filter(({ handover, chargers }) => handover || chargers > 0)
          .map(({ id, x, y, handover, height, chargers }) => ({
            stationId: id,
            stationDescription: [handover && `handover: ${handover}`, chargers > 0 && `chargers: ${chargers}`]
              .filter(Boolean)
              .join("; "),
            interactionNodeIds: [id],
            stationHeight: height / 1000,
            stationPosition: { x: x / 1000, y: y / 1000 },
          })),
      },
    ],
  };
}
