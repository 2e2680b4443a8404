declare module "gltf-validator" {
  const validator: {
    validateBytes: (
      content: Uint8Array,
    ) => Promise<{ issues: { numErrors: number; numWarnings: number; messages: readonly object[] } }>;
  };
  export default validator;
}

declare module "occt-import-js" {
  type Read = {
    success: boolean;
    meshes: readonly { attributes: { position: { array: readonly number[] } } }[];
  };
  export default function open(): Promise<{
    ReadStepFile: (content: Uint8Array, options: { linearUnit: "millimeter" }) => Read;
  }>;
}
