/** The parts of a VDA 5050 factsheet that our vehicles fill in; `schemas/factsheet.schema.json` is the whole. */
export type Factsheet = {
  version: string;
  manufacturer: string;
  serialNumber: string;
  typeSpecification: {
    seriesName: string;
    agvKinematic: "DIFF" | "OMNI" | "THREEWHEEL";
    agvClass: "FORKLIFT" | "CONVEYOR" | "TUGGER" | "CARRIER";
    /** kg */
    maxLoadMass: number;
    localizationTypes: readonly ("NATURAL" | "REFLECTOR" | "RFID" | "DMC" | "SPOT" | "GRID")[];
    navigationTypes: readonly ("PHYSICAL_LINE_GUIDED" | "VIRTUAL_LINE_GUIDED" | "AUTONOMOUS")[];
  };
  /** m, m/s, m/s² */
  physicalParameters: {
    speedMin: number;
    speedMax: number;
    accelerationMax: number;
    decelerationMax: number;
    heightMin: number;
    heightMax: number;
    width: number;
    length: number;
  };
  protocolLimits: {
    maxStringLens: Record<string, number | boolean>;
    maxArrayLens: Record<string, number>;
    /** s */
    timing: { minOrderInterval: number; minStateInterval: number; defaultStateInterval: number };
  };
  protocolFeatures: {
    optionalParameters: readonly { parameter: string; support: "SUPPORTED" | "REQUIRED" }[];
    agvActions: readonly {
      actionType: string;
      actionDescription: string;
      actionScopes: readonly ("INSTANT" | "NODE" | "EDGE")[];
      actionParameters?: readonly {
        key: string;
        valueDataType: "STRING" | "FLOAT";
        description: string;
        isOptional: boolean;
      }[];
    }[];
  };
  agvGeometry: {
    wheelDefinitions: readonly {
      type: "DRIVE" | "CASTER" | "FIXED";
      isActiveDriven: boolean;
      isActiveSteered: boolean;
      position: { x: number; y: number; theta?: number };
      diameter: number;
      width: number;
    }[];
    envelopes2d: readonly {
      set: string;
      polygonPoints: readonly { x: number; y: number }[];
      description: string;
    }[];
  };
  loadSpecification: {
    loadPositions: readonly string[];
    loadSets: readonly {
      setName: string;
      loadType: string;
      loadPositions: readonly string[];
      boundingBoxReference: { x: number; y: number; z: number; theta: number };
      loadDimensions: { length: number; width: number };
      maxWeight: number;
      minLoadhandlingHeight: number;
      maxLoadhandlingHeight: number;
      agvSpeedLimit: number;
      pickTime: number;
      dropTime: number;
    }[];
  };
};
