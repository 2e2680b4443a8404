import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { makeFolder, nearestTo } from "../folders/make-folder.ts";
import { type Config, ConfigError } from "./config.ts";

type Settings = Pick<Config, "dataDir" | "databaseUrl" | "bucket" | "secrets">;

/**
 * Makes the data folder where there is none, and refuses one that this process can't use; where everything is kept
 * elsewhere there need be none.
 * @throws {ConfigError} saying what is wrong with it
 */
export async function makeDataFolder(settings: Settings) {
  if (!needsFolder(settings)) return;
  try {
    makeFolder(settings.dataDir);
  } catch (error) {
    throw unusable(settings.dataDir, error);
  }
  await refuseUnusableFolder(settings);
}

/**
 * The same without making it: the nearest folder above has to be one in which it can be made.
 * @returns the folder that was found
 */
export async function refuseUnusableFolder(settings: Settings): Promise<string> {
  const { dataDir } = settings;
  return needsFolder(settings) ? refuseUnusable(dataDir) : nearestTo(resolve(dataDir));
}

/**
 * The same for a folder that is needed: one that this process can't look into would seem to hold no database.
 * @throws {ConfigError} saying what is wrong with it
 */
export async function refuseUnusable(dataDir: string): Promise<string> {
  const folder = nearestTo(resolve(dataDir));
  try {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(), { code: "ENOTDIR" });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function needsFolder({ databaseUrl, bucket, secrets }: Settings) {
  return !(databaseUrl && bucket && secrets.staff.length > 0);
}

function unusable(dataDir: string, error: unknown) {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return new ConfigError([
    `DATA_DIR: the folder ${resolve(dataDir)} ${faults[code] ?? `can't be used: ${message}`}, or set DATA_DIR to another folder`,
  ]);
}

const ofAnotherUser =
  "can't be written by this user. Run this as the user that runs the site, make it writable for that user";

const faults: Record<string, string> = {
  EACCES: ofAnotherUser,
  EPERM: ofAnotherUser,
  EROFS: "is on a read-only disk. Make it writable",
  EEXIST: "is a file, or is below one. Move that away",
  ENOTDIR: "is a file, or is below one. Move that away",
  ENOENT: "can't be made, or is a link to a folder that is not there. Make that folder",
  ELOOP: "is a link that leads back to itself. Remove that",
  ENAMETOOLONG: "has a name that is too long. Shorten it",
  ENOSPC: "can't be made: the disk is full. Free some space",
};
