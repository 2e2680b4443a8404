import { ShaderChunk } from "three";

/**
 * A floor casts no shadow on itself, so it doesn't need the offset that keeps curved surfaces from it. With the
 * offset, a floor point under a wheel would be tested inside the wheel and come out lit.
 */
export function withoutShadowOffset(vertexShader: string): string {
  const chunk = ShaderChunk.shadowmap_vertex.replaceAll(
    "directionalLightShadows[ i ].shadowNormalBias",
    "0.0",
  );
  if (chunk === ShaderChunk.shadowmap_vertex)
    throw new Error("three's shadowmap_vertex changed; adapt scenes/contact.ts.");
  return vertexShader.replace("#include <shadowmap_vertex>", chunk);
}
