"""blender -b --factory-startup -P render.py -- <folder>: renders scene.glb by the light and camera of job.json."""

import json
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(__file__))
from denoise import denoise  # noqa: E402
from floor import floor_material  # noqa: E402

# Debian's Blender 3.4 reads glTF by a name that Debian's numpy has dropped.
np.bool = bool

folder = sys.argv[sys.argv.index("--") + 1]
job = json.load(open(f"{folder}/job.json"))


def place(point):
    """From the site's axes, y up, to Blender's, z up."""
    x, y, z = point
    return Vector((x, -z, y))


def colour(code):
    value = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in value]


def main():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    bpy.ops.import_scene.gltf(filepath=f"{folder}/scene.glb")
    materials()
    camera(scene)
    light(scene)
    settings(scene)
    layers = render(scene)
    develop(scene, layers)


def materials():
    for material in bpy.data.materials:
        material.use_backface_culling = False
        glows = False
        if material.use_nodes:
            for node in material.node_tree.nodes:
                if node.type == "BSDF_PRINCIPLED" and max(node.inputs["Emission"].default_value[:3]) > 0.01:
                    glows = True
        # Lamps are lit by lights of their own; a hundred small glowing parts as lights would only be noise.
        if glows:
            material.cycles.sample_as_light = False
    for thing in bpy.data.objects:
        spec = job["floors"].get(thing.name)
        if spec:
            image = next(
                (n.image for n in thing.active_material.node_tree.nodes if n.type == "TEX_IMAGE"), None
            )
            thing.data.materials[0] = floor_material(thing.name, spec, image, colour)


def camera(scene):
    view = job["camera"]
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width, data.lens = "HORIZONTAL", 36, view["lens"]
    data.clip_start, data.clip_end = view.get("near", 0.1), 400
    thing = bpy.data.objects.new("camera", data)
    start, aim = place(view["from"]), place(view["at"])
    thing.location = start
    thing.rotation_euler = (aim - start).to_track_quat("-Z", "Y").to_euler()
    if view.get("aperture"):
        data.dof.use_dof = True
        data.dof.focus_distance = view.get("focus", (aim - start).length)
        data.dof.aperture_fstop = view["lens"] / 1000 / (2 * view["aperture"])
    scene.collection.objects.link(thing)
    scene.camera = thing


def light(scene):
    spec = job["light"]
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value = [*colour(spec["sky"]["colour"]), 1]
    if spec["sky"].get("horizon"):
        evening(world.node_tree, sky, spec["sky"])
    sky.inputs["Strength"].default_value = spec["sky"]["strength"]
    # A hall's daylight comes by the lamps in its openings; the sky itself is only seen.
    world.cycles.sampling_method = "NONE" if spec["sky"].get("seenOnly") else "AUTOMATIC"
    if spec["sky"].get("seenOnly"):
        world.cycles_visibility.diffuse = False
    sun = spec.get("sun")
    if sun:
        data = bpy.data.lights.new("sun", "SUN")
        data.energy, data.color, data.angle = sun["strength"], colour(sun["colour"]), np.radians(sun["wide"])
        thing = bpy.data.objects.new("sun", data)
        around, up = np.radians(sun["around"]), np.radians(sun["up"])
        towards = place((np.cos(around) * np.cos(up), np.sin(up), np.sin(around) * np.cos(up)))
        thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
        scene.collection.objects.link(thing)
    for i, lamp in enumerate(spec["lamps"]):
        data = bpy.data.lights.new(f"lamp {i}", "AREA")
        data.shape, data.size, data.size_y = "RECTANGLE", *lamp["size"]
        data.energy, data.color = lamp["watts"], colour(lamp["colour"])
        data.spread = np.radians(lamp.get("spread", 180))
        thing = bpy.data.objects.new(f"lamp {i}", data)
        thing.location = place(lamp["at"])
        thing.rotation_euler = place(lamp["towards"]).to_track_quat("-Z", "Y").to_euler()
        thing.visible_camera = False
        thing.visible_glossy = lamp.get("mirrored", True)
        scene.collection.objects.link(thing)


def evening(tree, sky, spec):
    """A sky that changes its colour from the horizon up."""
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeMapRange")
    mix = tree.nodes.new("ShaderNodeMixRGB")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = -0.02, 0.24
    mix.inputs[1].default_value = [*colour(spec["horizon"]), 1]
    mix.inputs[2].default_value = [*colour(spec["colour"]), 1]
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], sky.inputs["Color"])


def settings(scene):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = job["width"], job["height"]
    scene.render.resolution_percentage = 100
    if job["threads"]:
        scene.render.threads_mode, scene.render.threads = "FIXED", job["threads"]
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", job["samples"], 1
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 10, 2
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 6, 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.light_sampling_threshold = 0.8, 0.03
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = job["look"]["contrast"]
    scene.view_settings.exposure = job["look"]["exposure"]


def render(scene):
    """Writes light, albedo and normals as files of their own, because Blender reads no layers back."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "32"
    out.file_slots.clear()
    names = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
    for socket, name in names.items():
        out.file_slots.new(name)
        tree.links.new(source.outputs[socket], out.inputs[name])
    bpy.ops.render.render()
    frame = f"{scene.frame_current:04d}.exr"
    return {name: pixels(f"{folder}/{name}{frame}") for name in names.values()}


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[:, :, :3]


def develop(scene, layers):
    light = layers["light"]
    light = denoise(light, layers["albedo"], layers["normal"], job["weights"])
    light = glow(light, job["look"]["bloom"])
    height, width, _ = light.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    flat = np.ones((height, width, 4), np.float32)
    flat[:, :, :3] = light
    image.pixels.foreach_set(flat.ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.use_nodes = False
    image.save_render(f"{folder}/picture.png", scene=scene)


def glow(light, share):
    """Bright lamps spill a little light around them, as in a lens."""
    bright = np.clip(light - 1.6, 0, 12)
    soft = bright
    for radius in (6, 14, 28):
        soft = box(box(soft, radius, 0), radius, 1)
    return light + share * soft


def box(x, radius, axis):
    width = [(0, 0)] * 3
    width[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(x, width, mode="edge"), axis=axis, dtype=np.float64)
    size = x.shape[axis]
    take = lambda start: np.take(sums, range(start, start + size), axis=axis)
    return ((take(2 * radius + 1) - take(0)) / (2 * radius + 1)).astype(np.float32)


main()
