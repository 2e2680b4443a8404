import { maker, manufacturer } from "#vehicles/maker.ts";
import type { Floor } from "../floor/floor.ts";
import type { Plan } from "../plan/plan.ts";

type NamedFloor = Floor & Pick<Plan, "name">;

/**
 * A plan's floor as a layout in VDMA's Layout Interchange Format 1.0.0: places are nodes, each direction of a lane is an
 * edge, and places where loads change hands or vehicles charge are stations. What the format has no field for (a lane's
 * width and door, the kind of a handover, chargers) goes into descriptions, from which `readLif` restores it.
 *
 * @param vehicles ids of the vehicle types that drive on it
 * @param at time of writing, as ISO 8601 in UTC
 */
export function writeLif(plan: NamedFloor, vehicles: readonly string[], at: string) {
  return {
    metaInformation: {
      projectIdentification: plan.name,
      creator,
      exportTimestamp: at,
      lifVersion: "1.0.0",
    },
    layouts: [
      {
        ...{ layoutId: "floor", layoutName: plan.name, layoutVersion: "1", layoutLevelId: "0" },
        nodes: nodesOf(plan).map(({ done, ...node }) => ({
          ...node,
          vehicleTypeNodeProperties: vehicles.map((vehicleTypeId) => ({
            vehicleTypeId,
            ...(done.length > 0 && {
              actions: done.map((action) => ({ ...action, requirementType: "CONDITIONAL" })),
            }),
          })),
        })),
        edges: edgesOf(plan).map(({ said, speed, way: _, ...edge }) => ({
          ...edge,
          ...(said && { edgeDescription: said }),
          vehicleTypeEdgeProperties: vehicles.map((vehicleTypeId) => ({
            ...{ vehicleTypeId, orientationType: "TANGENTIAL", vehicleOrientation: 0 },
            ...{ rotationAllowed: false, ...(speed !== undefined && { maxSpeed: speed }) },
          })),
        })),
        stations: stationsOf(plan).map(({ said, ...station }) => ({ ...station, stationDescription: said })),
      },
    ],
  };
}

/**
 * The same in version 2.0.0, whose layouts belong to an origin and whose properties are for a maker's series.
 * @param seriesNames of the vehicles
 */
export function writeLifTwo(plan: NamedFloor, seriesNames: readonly string[], at: string) {
  const mobileRobotTypes = seriesNames.map((seriesName) => ({ manufacturer, seriesName }));
  return {
    metaInformation: { lifId: plan.name || "floor", creator, exportTimestamp: at, lifVersion: "2.0.0" },
    origins: [
      {
        originId: "floor",
        layouts: [
          {
            ...{ layoutId: "floor", layoutDescriptor: plan.name, layoutVersion: "1", layoutLevelId: "0" },
            nodes: nodesOf(plan).map(({ done, ...node }) => ({
              ...node,
              mobileRobotTypeNodeProperties: [
                { mobileRobotTypes, ...(done.length > 0 && { feasibleActions: done }) },
              ],
            })),
            edges: edgesOf(plan).map(({ said, speed, way, ...edge }) => ({
              ...edge,
              ...(said && { edgeDescriptor: said }),
              mobileRobotTypeEdgeProperties: [
                {
                  ...{ mobileRobotTypes, orientationType: "TANGENTIAL", mobileRobotOrientations: [0] },
                  ...(speed !== undefined && { maximumSpeed: speed }),
                  ...(way !== undefined && { physicalLineGuidedProperty: { length: way } }),
                },
              ],
            })),
            stations: stationsOf(plan).map(({ said, ...station }) => ({
              ...station,
              stationDescriptor: said,
            })),
          },
        ],
      },
    ],
  };
}

const creator = `${maker} planner`;

const nodesOf = ({ places }: Floor) =>
  places.map(({ id, x, y, handover, chargers }) => ({
    ...{ nodeId: id, nodePosition: { x: x / 1000, y: y / 1000 }, mapId: "floor" },
    /** What vehicles do there: by this alone the standard tells what a station is for. */
    done: [
      ...(handover ? ["pick", "drop"] : []),
      ...(chargers > 0 ? ["startCharging", "stopCharging"] : []),
    ].map((actionType) => ({ actionType, blockingType: "HARD" })),
  }));

/** Each direction of each lane, with what the format has no field for. */
const edgesOf = ({ lanes }: Floor) =>
  lanes.flatMap(({ from, to, both, width, length, door, speed }, index) => {
    const said = [
      width && `width: ${width} mm`,
      length !== undefined && `length: ${length} mm`,
      door && `door: ${door} s`,
    ]
      .filter(Boolean)
      .join("; ");
    const edge = (startNodeId: string, endNodeId: string, way: string) => ({
      ...{ edgeId: `lane-${index + 1}-${way}`, startNodeId, endNodeId, said, speed },
      way: length === undefined ? undefined : length / 1000,
    });
    return both ? [edge(from, to, "there"), edge(to, from, "back")] : [edge(from, to, "there")];
  });

const stationsOf = ({ places }: Floor) =>
  places
    .filter(({ handover, chargers }) => handover || chargers > 0)
    .map(({ id, x, y, handover, height, chargers }) => ({
      stationId: id,
      said: [handover && `handover: ${handover}`, chargers > 0 && `chargers: ${chargers}`]
        .filter(Boolean)
        .join("; "),
      interactionNodeIds: [id],
      stationHeight: height / 1000,
      stationPosition: { x: x / 1000, y: y / 1000 },
    }));
