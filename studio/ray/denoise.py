"""Open Image Denoise's network on numpy: Debian's Blender is built without it, and npm carries its weights."""

import numpy as np


def denoise(colour, albedo, normal, weights_file):
    """Takes and returns height × width × 3 arrays of linear light; albedo is 0 to 1, normals are -1 to 1."""
    weights = read_weights(weights_file)
    height, width, _ = colour.shape
    luminance = colour @ np.float32([0.212671, 0.71516, 0.072169])
    scale = np.float32(0.18 / 2 ** np.mean(np.log2(np.maximum(luminance, 0) + 1e-4)))
    layers = np.concatenate([forward(colour * scale), np.clip(albedo, 0, 1), normal * 0.5 + 0.5], axis=2)
    # Mirrored, not repeated: rows of grain repeated look like lines, which the network keeps.
    padding = ((16, 16 + -height % 16), (16, 16 + -width % 16), (0, 0))
    image = np.pad(layers, padding, mode="reflect").transpose(2, 0, 1).astype(np.float32)
    out = network(image, weights).transpose(1, 2, 0)[16 : 16 + height, 16 : 16 + width]
    return inverse(np.clip(out, 0, 1)) / scale


def network(image, weights):
    conv = lambda name, x: convolve(x, weights[f"{name}.weight"], weights[f"{name}.bias"])
    pools = []
    x = conv("enc_conv0", image)
    for level in (1, 2, 3, 4):
        x = pool(conv(f"enc_conv{level}", x))
        pools.append(x)
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for level, beside in ((4, pools[2]), (3, pools[1]), (2, pools[0]), (1, image)):
        x = np.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), beside])
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", x))
    return conv("dec_conv0", x)


def convolve(x, weight, bias):
    """3 × 3 with a rectifier, some rows at a time: all at once would need gigabytes."""
    channels, height, width = x.shape
    kernel = weight.reshape(len(weight), -1)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((len(weight), height, width), np.float32)
    rows = max(1, 16_000_000 // (channels * 9 * width))
    for top in range(0, height, rows):
        count = min(rows, height - top)
        windows = np.empty((channels, 9, count, width), np.float32)
        for k in range(9):
            windows[:, k] = padded[:, top + k // 3 : top + k // 3 + count, k % 3 : k % 3 + width]
        sums = kernel @ windows.reshape(channels * 9, -1) + bias[:, None]
        out[:, top : top + count] = np.maximum(sums, 0).reshape(-1, count, width)
    return out


def pool(x):
    channels, height, width = x.shape
    return x.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def read_weights(path):
    data = open(path, "rb").read()
    number = lambda at, size: int.from_bytes(data[at : at + size], "little")
    if number(0, 2) != 0x41D7 or data[2] != 2:
        raise ValueError(f"{path} holds no weights of version 2.")
    at = number(4, 8)
    tensors = {}
    count, at = number(at, 4), at + 4
    for _ in range(count):
        length, at = number(at, 2), at + 2
        name, at = data[at : at + length].decode(), at + length
        dimensions, at = data[at], at + 1
        shape = [number(at + 4 * i, 4) for i in range(dimensions)]
        at += 5 * dimensions
        kind = {"f": np.float32, "h": np.float16}[chr(data[at])]
        start = number(at + 1, 8)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


# The network works on light as bright as it looks; the constants are those that it was trained with.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
BRIGHTEST = E * np.log(65504 + F) + G


def forward(light):
    y = np.clip(light, 0, 65504)
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= 1.5794576e-6, A * y, np.where(y <= 3.22087631e-2, middle, E * np.log(y + F) + G)) / BRIGHTEST


def inverse(seen):
    x = seen * BRIGHTEST
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= 2.23151711e-3, x / A, np.where(x <= 3.70974749e-1, middle, np.exp((x - G) / E) - F))
