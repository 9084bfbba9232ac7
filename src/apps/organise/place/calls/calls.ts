import {
  type ProgressAnswer,
  type PublishedAnswer,
  type PublishTextsRequest,
  type StoredPhotoAnswer,
  type TextsAnswer,
  textsPaths,
} from "../../../../content/texts/texts-calls.ts";
import type { CertificateSettings } from "../../../../domain/certificates/certificate.ts";
import type * as answers from "../../../../domain/organisers/answers.ts";
import {
  type ChangeRequest,
  type OpenDoorRequest,
  organiserPaths as paths,
  type RestoreRequest,
  type SetAsideRequest,
  type SignIn,
} from "../../../../domain/organisers/calls.ts";
import {
  type CertificatesAnswer,
  certificatePaths,
  type GrantRequest,
  type IssuedAnswer,
  type WithdrawRequest,
} from "../../../../domain/organisers/certificate-calls.ts";
import { get, LONG_MS, post, postBytes, postForBytes } from "./send.ts";

/** The organisers' calls. Each rejects with a `CallError` if there is no answer. */
export const calls = {
  session: () => get<answers.SessionAnswer>(paths.session),
  signIn: (request: SignIn) => post<answers.SessionAnswer>(paths.signIn, request),
  signOut: () => post(paths.signOut),
  setName: (name: string) => post(paths.name, { name }),

  access: () => get<answers.AccessAnswer>(paths.access),
  invite: (name: string) => post<answers.InvitedAnswer>(paths.invite, { name }),
  endAccess: (id: string) => post(paths.endAccess, { id }),

  today: () => get<answers.TodayAnswer>(paths.today),
  attendance: () => get<answers.AttendanceAnswer>(paths.attendance, LONG_MS),

  people: () => get<answers.PeopleAnswer>(paths.people, LONG_MS),
  change: (request: ChangeRequest) => post<answers.ChangedAnswer>(paths.change, request, LONG_MS),
  journal: (before: string | null) => post<answers.JournalAnswer>(paths.journal, { before }),
  step: (id: string) => post<answers.StepAnswer>(paths.step, { id }),
  history: (carnet: string) => post<answers.HistoryAnswer>(paths.history, { carnet }),
  corrections: () => get<answers.HistoryAnswer>(paths.corrections),

  doors: () => get<answers.DoorsAnswer>(paths.doors),
  openDoor: (request: OpenDoorRequest) => post<answers.LinkAnswer>(paths.openDoor, request),
  doorLink: (name: string) => post<answers.LinkAnswer>(paths.doorLink, { name }),
  renewDoor: (name: string) => post<answers.LinkAnswer>(paths.renewDoor, { name }),
  closeDoor: (name: string) => post(paths.closeDoor, { name }),
  setDoorAside: (request: SetAsideRequest) =>
    post<answers.SetAsideAnswer>(paths.setDoorAside, request),
  putDoorBack: (name: string) => post<answers.SetAsideAnswer>(paths.putDoorBack, { name }),
  startOver: () => post<answers.SetAsideAnswer>(paths.startOver),

  certificates: () => get<CertificatesAnswer>(certificatePaths.all, LONG_MS),
  saveCertificates: (settings: CertificateSettings) =>
    post(certificatePaths.settings, settings, LONG_MS),
  grantCertificate: (grant: GrantRequest) => post(certificatePaths.grant, grant),
  revokeGrant: (person: { carnet: string }) => post(certificatePaths.revokeGrant, person),
  withdrawCertificate: (request: WithdrawRequest) => post(certificatePaths.withdraw, request),
  giveBackCertificate: (request: { code: string }) => post(certificatePaths.giveBack, request),
  issueCertificates: () => post<IssuedAnswer>(certificatePaths.issue, undefined, LONG_MS),

  texts: () => get<TextsAnswer>(textsPaths.texts, LONG_MS),
  /** The bytes of a published photo. */
  photo: (path: string) => postForBytes(textsPaths.photo, { path }),
  storePhoto: (photo: Blob) => postBytes<StoredPhotoAnswer>(textsPaths.storePhoto, photo),
  publishTexts: (request: PublishTextsRequest) =>
    post<PublishedAnswer>(textsPaths.publish, request, LONG_MS),
  textsProgress: () => get<ProgressAnswer>(textsPaths.progress),

  /** The whole store, in the shape of a backup file. */
  backup: () => get<unknown>(paths.backup, LONG_MS),
  planRestore: (backup: unknown) =>
    post<answers.RestorePlanAnswer>(paths.planRestore, backup, LONG_MS),
  restore: (request: RestoreRequest) => post(paths.restore, request, LONG_MS),
} as const;

/** The keys under which TanStack Query keeps the answers. */
export const keys = {
  session: ["session"],
  access: ["access"],
  today: ["today"],
  people: ["people"],
  journal: ["journal"],
  corrections: ["corrections"],
  doors: ["doors"],
  certificates: ["certificates"],
  texts: ["texts"],
  textsProgress: ["texts progress"],
} as const;
