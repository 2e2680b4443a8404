/** The process that prepares uploaded pictures. */
import { doTasks } from "../threads/own-process.ts";
import { prepareUpload } from "./prepare-upload.ts";

/** The body of a form, as it came, and its content type. */
export type UploadTask = { form: Uint8Array; type: string };

doTasks(({ form, type }: UploadTask) => prepareUpload(form, type));
