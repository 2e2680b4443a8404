import type { PictureName } from "./pictures.ts";

export type UseCase = {
  readonly id: string;
  readonly title: string;
  readonly picture: PictureName;
  readonly content: string;
  readonly path: string;
};

export const useCases = [
  {
    id: "end-of-line",
    title: "End of line",
    picture: "use-case-end-of-line",
    content: "When the wrapper finishes, a vehicle is already there. Pallets reach staging in loading order.",
    path: "/use-cases/solution-end-of-line",
  },
  {
    id: "inbound-and-outbound",
    title: "Inbound and outbound",
    picture: "use-case-inbound-outbound",
    content: "From dock to check, buffer and rack, and back in the sequence that the truck needs.",
    path: "/use-cases/inbound-and-outbound",
  },
  {
    id: "automated-material",
    title: "Automated material movement",
    picture: "use-case-automated-material",
    content: "Carts and racks reach the line side on time and in build sequence.",
    path: "/use-cases/automated-material",
  },
  {
    id: "automated-storage",
    title: "Automated storage and retrieval",
    picture: "use-case-automated-storage",
    content: "The storage system hands over at its transfer point. The fleet carries on from there.",
    path: "/use-cases/automated-storage",
  },
  {
    id: "box-packing",
    title: "Box packing",
    picture: "use-case-box-packing",
    content: "A rack of boxes comes to the packer and leaves when it is empty. Packers stay where they are.",
    path: "/use-cases/box-packing",
  },
] as const satisfies readonly UseCase[];
