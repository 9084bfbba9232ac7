import {
  type ProgressAnswer,
  type PublishedAnswer,
  type PublishTextsRequest,
  type StoredPhotoAnswer,
  type TextsAnswer,
  textsPaths,
} from "#edition/files/yaml/texts-calls.ts";
import { get, LONG_MS, post, postBytes, postForBytes } from "#platform/calls/send.ts";

/** The organisers' calls about the texts. Each rejects with a `CallError` if there is no answer. */
export const textsCalls = {
  texts: () => get<TextsAnswer>(textsPaths.texts, LONG_MS),
  photo: (path: string) => postForBytes(textsPaths.photo, { path }),
  storePhoto: (photo: Blob) => postBytes<StoredPhotoAnswer>(textsPaths.storePhoto, photo),
  publishTexts: (request: PublishTextsRequest) =>
    post<PublishedAnswer>(textsPaths.publish, request, LONG_MS),
  textsProgress: () => get<ProgressAnswer>(textsPaths.progress),
} as const;
