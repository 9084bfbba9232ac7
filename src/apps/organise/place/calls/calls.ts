import {
  type ProgressAnswer,
  type PublishedAnswer,
  type PublishTextsRequest,
  type StoredPhotoAnswer,
  type TextsAnswer,
  textsPaths,
} from "../../../../content/desk/texts-calls.ts";
import type { CertificateSettings } from "../../../../domain/certificates/certificate.ts";
import type {
  AccessAnswer,
  AttendanceAnswer,
  ChangedAnswer,
  DoneAnswer,
  DoorsAnswer,
  HistoryAnswer,
  InvitedAnswer,
  JournalAnswer,
  LinkAnswer,
  PeopleAnswer,
  RestorePlanAnswer,
  SessionAnswer,
  SetAsideAnswer,
  StepAnswer,
  TodayAnswer,
} from "../../../../domain/organisers/answers.ts";
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
  type IssuedAnswer,
  type MarkRequest,
  type WithdrawRequest,
} from "../../../../domain/organisers/certificate-calls.ts";
import { get, getLong, post, postBytes, postForBytes, postLong } from "./send.ts";

/** The organisers' calls. Each rejects with a `CallError` if there is no answer. */
export const calls = {
  session: () => get<SessionAnswer>(paths.session),
  signIn: (request: SignIn) => post<SessionAnswer>(paths.signIn, request),
  signOut: () => post<DoneAnswer>(paths.signOut),
  setName: (name: string) => post<DoneAnswer>(paths.name, { name }),

  access: () => get<AccessAnswer>(paths.access),
  invite: (name: string) => post<InvitedAnswer>(paths.invite, { name }),
  endAccess: (id: string) => post<DoneAnswer>(paths.endAccess, { id }),

  today: () => get<TodayAnswer>(paths.today),
  attendance: () => getLong<AttendanceAnswer>(paths.attendance),

  people: () => getLong<PeopleAnswer>(paths.people),
  change: (request: ChangeRequest) => postLong<ChangedAnswer>(paths.change, request),
  journal: (before: string | null) => post<JournalAnswer>(paths.journal, { before }),
  step: (id: string) => post<StepAnswer>(paths.step, { id }),
  history: (carnet: string) => post<HistoryAnswer>(paths.history, { carnet }),
  corrections: () => get<HistoryAnswer>(paths.corrections),

  doors: () => get<DoorsAnswer>(paths.doors),
  openDoor: (request: OpenDoorRequest) => post<LinkAnswer>(paths.openDoor, request),
  doorLink: (name: string) => post<LinkAnswer>(paths.doorLink, { name }),
  renewDoor: (name: string) => post<LinkAnswer>(paths.renewDoor, { name }),
  closeDoor: (name: string) => post<DoneAnswer>(paths.closeDoor, { name }),
  setDoorAside: (request: SetAsideRequest) => post<SetAsideAnswer>(paths.setDoorAside, request),
  putDoorBack: (name: string) => post<SetAsideAnswer>(paths.putDoorBack, { name }),
  startOver: () => post<SetAsideAnswer>(paths.startOver),

  certificates: () => getLong<CertificatesAnswer>(certificatePaths.all),
  saveCertificates: (settings: CertificateSettings) =>
    postLong<DoneAnswer>(certificatePaths.settings, settings),
  grantCertificate: (mark: MarkRequest) => post<DoneAnswer>(certificatePaths.mark, mark),
  revokeGrant: (person: { carnet: string }) => post<DoneAnswer>(certificatePaths.unmark, person),
  withdrawCertificate: (request: WithdrawRequest) =>
    post<DoneAnswer>(certificatePaths.withdraw, request),
  giveBackCertificate: (request: { code: string }) =>
    post<DoneAnswer>(certificatePaths.giveBack, request),
  issueCertificates: () => postLong<IssuedAnswer>(certificatePaths.issue),

  texts: () => getLong<TextsAnswer>(textsPaths.texts),
  /** The bytes of a published photo. */
  photo: (path: string) => postForBytes(textsPaths.photo, { path }),
  storePhoto: (photo: Blob) => postBytes<StoredPhotoAnswer>(textsPaths.storePhoto, photo),
  publishTexts: (request: PublishTextsRequest) =>
    postLong<PublishedAnswer>(textsPaths.publish, request),
  textsProgress: () => get<ProgressAnswer>(textsPaths.progress),

  /** The whole store, in the shape of a backup file. */
  backup: () => getLong<unknown>(paths.backup),
  planRestore: (backup: unknown) => postLong<RestorePlanAnswer>(paths.planRestore, backup),
  restore: (request: RestoreRequest) => postLong<DoneAnswer>(paths.restore, request),
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
