import {
  type ProgressAnswer,
  type PublishedAnswer,
  type PublishTextsRequest,
  type StoredPhotoAnswer,
  type TextsAnswer,
  textsPaths,
} from "#edition/files/yaml/texts-calls.ts";
import { get, LONG_MS, post, postBytes, postForBytes, unchecked } from "#platform/calls/send.ts";

/** The organisers' calls about the texts. Each rejects with a `CallError` if there is no answer. */
export const textsCalls = {
  texts: () => get(textsPaths.texts, unchecked<TextsAnswer>(), LONG_MS),
  photo: (path: string) => postForBytes(textsPaths.photo, { path }),
  storePhoto: (photo: Blob) =>
    postBytes(textsPaths.storePhoto, unchecked<StoredPhotoAnswer>(), photo),
  publishTexts: (request: PublishTextsRequest) =>
    post(textsPaths.publish, unchecked<PublishedAnswer>(), request, LONG_MS),
  textsProgress: () => get(textsPaths.progress, unchecked<ProgressAnswer>()),
} as const;
