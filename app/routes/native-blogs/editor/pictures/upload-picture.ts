/** As the server keeps it; sizes in pixels. */
export type UploadedPicture = { src: string; width: number; height: number };

export type UploadOutcome =
  | { ok: true; picture: UploadedPicture }
  /** `mayPass`: the same file may succeed when it is sent again. */
  | { ok: false; problem: string; mayPass: boolean };

const largest = 12 * 2 ** 20; /* bytes */

/** The kinds of files that the server takes. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/**
 * Uploads a picture by XMLHttpRequest, because `fetch` doesn't report progress.
 * @param onProgress receives the share sent, 0 to 1
 */
export function uploadPicture(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<UploadOutcome>((resolve) => {
    const fail = (problem: string, mayPass = true) => resolve({ ok: false, problem, mayPass });
    if (file.size > largest)
      return fail(`${file.name} is larger than 12 MB. A smaller one can be uploaded.`, false);
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set("picture", file);
    request.responseType = "json";
    request.timeout = 120_000; /* ms */
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve({ ok: true, picture: request.response as UploadedPicture });
      else fail(explainFailure(request.status, file.name), !lasting.includes(request.status));
    };
    request.onerror = () => fail("The picture did not arrive. The connection may be down.");
    request.ontimeout = () => fail("The picture took longer than two minutes. The connection may be slow.");
    request.onabort = () => fail("The upload was stopped.");
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", "/native-blogs/pictures");
    request.setRequestHeader("Accept", "application/json");
    request.send(body);
  });
}

/** Statuses that the same file would get every time. */
const lasting = [413, 415, 422];

function explainFailure(status: number, name: string) {
  switch (status) {
    case 401:
      return "You are signed out. Sign in in another tab, then try again.";
    case 413:
      return `${name} is larger than 12 MB. A smaller one can be uploaded.`;
    case 415:
      return `${name} is not a JPEG, PNG, WebP or AVIF picture.`;
    case 422:
      return `${name} cannot be read as a picture. The file may be damaged.`;
    case 429:
      return "Too many pictures were sent in a short time. Please wait a moment.";
    case 503:
      return "Pictures cannot be kept at the moment. Please try again in a minute.";
    default:
      return `The server could not keep the picture (it answered ${status}).`;
  }
}
