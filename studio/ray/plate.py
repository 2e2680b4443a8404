"""blender -b --factory-startup -P plate.py -- <folder>: a film's plate as light, and the light all around a point."""

import json
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
import denoise as denoiser  # noqa: E402

folder = sys.argv[sys.argv.index("--") + 1]
job = json.load(open(f"{folder}/job.json"))


def written(name, light):
    """Half floats with a fourth channel, rows from the bottom up, as a texture is loaded."""
    height, width, _ = light.shape
    flat = np.ones((height, width, 4), np.float16)
    flat[:, :, :3] = np.clip(light, 0, 60000)
    open(f"{folder}/{name}.f16", "wb").write(flat.tobytes())


def keeping(denoise):
    def keep(*layers):
        light = denoise(*layers)
        written("plate", light)
        return light

    return keep


denoiser.denoise = keeping(denoiser.denoise)
import render  # noqa: E402


def around(point):
    """What falls on the point from each direction; its lamps are seen, the sun is a light of its own."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("around")
    data.type, data.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
    thing = bpy.data.objects.new("around", data)
    thing.location = render.place(point)
    thing.rotation_euler = (np.pi / 2, 0, -np.pi / 2)
    scene.collection.objects.link(thing)
    scene.camera = thing
    for light in bpy.data.objects:
        if light.type == "LIGHT":
            light.visible_camera = True
    scene.render.resolution_x, scene.render.resolution_y = 256, 128
    scene.cycles.samples = 48
    written("around", render.render(scene)["light"])


around(job["around"])
