"""Floors: concrete, tiles and coatings, with their wear, their water and what is painted on them."""

import bpy


def floor_material(name, spec, paint, colour):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    build = Builder(tree)
    where = build.node("ShaderNodeTexCoord").outputs["Object"]
    cloud = build.noise(where, 0.22, 9, 0.62)
    grit = build.noise(where, 7, 4, 0.65)
    stain = build.noise(where, 0.9, 6, 0.7)
    ground = build.mix(build.ramp(cloud, 0.32, 0.68), colour(spec["colours"][0]), colour(spec["colours"][1]))
    ground = build.mix(build.scale(grit, 0.22), ground, [0, 0, 0])
    ground = build.mix(build.scale(build.ramp(stain, 0.58, 0.72), spec.get("stains", 0.2)), ground, colour("#15130f"))
    low, high = spec["roughness"]
    rough = build.between(build.ramp(build.noise(where, 0.55, 8, 0.6), 0.3, 0.7), low, high)
    height = build.scale(grit, 0.12)
    if "joints" in spec:
        joint = build.joints(where, spec["joints"], spec.get("jointWidth", 0.006))
        ground = build.mix(build.scale(joint, 0.75), ground, colour(spec.get("jointColour", "#1c1b19")))
        rough = build.blend(joint, rough, 0.7)
        height = build.maths("SUBTRACT", height, build.scale(joint, 1.0))
    if paint:
        picture = build.node("ShaderNodeTexImage")
        picture.image, picture.extension = paint, "CLIP"
        tree.links.new(build.paint_place(where, spec["paintArea"]), picture.inputs["Vector"])
        worn = build.maths("MULTIPLY", picture.outputs["Alpha"], build.maths("SUBTRACT", 1.0, build.scale(build.ramp(stain, 0.5, 0.62), 0.55)))
        ground = build.mix(worn, ground, picture.outputs["Color"])
        rough = build.blend(worn, rough, 0.42)
    wet = spec.get("wet", 0)
    if wet:
        pool = build.ramp(build.noise(where, 0.34, 7, 0.55), 0.62 - wet * 0.3, 0.66 - wet * 0.3)
        ground = build.mix(build.scale(pool, 0.42), ground, [0, 0, 0])
        rough = build.blend(pool, rough, 0.03)
        height = build.maths("MULTIPLY", height, build.maths("SUBTRACT", 1.0, pool))
    tree.links.new(ground, shader.inputs["Base Color"])
    tree.links.new(rough, shader.inputs["Roughness"])
    bump = build.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value = spec.get("bump", 0.25)
    bump.inputs["Distance"].default_value = 0.004
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


class Builder:
    def __init__(self, tree):
        self.tree = tree

    def node(self, kind):
        return self.tree.nodes.new(kind)

    def put(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (list, tuple)):
            socket.default_value = [*value, 1][: len(socket.default_value)]
        else:
            socket.default_value = value

    def noise(self, where, scale, detail, gain):
        node = self.node("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = gain
        self.put(where, node.inputs["Vector"])
        return node.outputs["Fac"]

    def maths(self, operation, a, b):
        node = self.node("ShaderNodeMath")
        node.operation, node.use_clamp = operation, False
        self.put(a, node.inputs[0])
        self.put(b, node.inputs[1])
        return node.outputs[0]

    def scale(self, value, by):
        return self.maths("MULTIPLY", value, by)

    def ramp(self, value, low, high):
        node = self.node("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = low, high
        self.put(value, node.inputs["Value"])
        return node.outputs[0]

    def between(self, share, low, high):
        return self.maths("ADD", self.scale(share, high - low), low)

    def mix(self, share, a, b):
        node = self.node("ShaderNodeMixRGB")
        self.put(share, node.inputs[0])
        self.put(a, node.inputs[1])
        self.put(b, node.inputs[2])
        return node.outputs[0]

    def blend(self, share, a, b):
        rest = self.maths("SUBTRACT", 1.0, share)
        return self.maths("ADD", self.maths("MULTIPLY", a, rest), self.maths("MULTIPLY", b, share))

    def joints(self, where, sizes, width):
        """1 on the lines of a grid of the given sizes in metres."""
        split = self.node("ShaderNodeSeparateXYZ")
        self.put(where, split.inputs[0])
        lines = []
        for socket, size in zip(split.outputs, sizes):
            inside = self.maths("FRACT", self.maths("DIVIDE", socket, size), 0.0)
            edge = self.maths("ABSOLUTE", self.maths("SUBTRACT", inside, 0.5), 0.0)
            lines.append(self.maths("GREATER_THAN", edge, 0.5 - width / size / 2))
        return self.maths("MAXIMUM", *lines)

    def paint_place(self, where, area):
        """Places in the floor's metres to the picture of its markings; z of the site runs against Blender's y."""
        x, z, width, depth = area
        node = self.node("ShaderNodeMapping")
        self.put(where, node.inputs["Vector"])
        node.inputs["Scale"].default_value = (1 / width, 1 / depth, 1)
        node.inputs["Location"].default_value = (-x / width, 1 + z / depth, 0)
        return node.outputs[0]
