import type * as answers from "#access/model/answers.ts";
import type * as requests from "#access/model/calls.ts";
import { organiserPaths as paths } from "#access/model/calls.ts";
import type { CertificateSettings } from "#certificates/model/certificate.ts";
import type * as certificates from "#certificates/model/organisers-certificate-calls.ts";
import { certificatePaths } from "#certificates/model/organisers-certificate-calls.ts";
import type * as texts from "#edition/files/yaml/texts-calls.ts";
import { textsPaths } from "#edition/files/yaml/texts-calls.ts";
import { get, LONG_MS, post, postBytes, postForBytes } from "./send.ts";

/** The organisers' calls. Each rejects with a `CallError` if there is no answer. */
export const calls = {
  session: () => get<answers.SessionAnswer>(paths.session),
  signIn: (request: requests.SignIn) => post<answers.SessionAnswer>(paths.signIn, request),
  signOut: () => post(paths.signOut),
  setName: (name: string) => post(paths.name, { name }),

  access: () => get<answers.AccessAnswer>(paths.access),
  invite: (name: string) => post<answers.InvitedAnswer>(paths.invite, { name }),
  endAccess: (id: string) => post(paths.endAccess, { id }),

  today: () => get<answers.TodayAnswer>(paths.today),
  attendance: () => get<answers.AttendanceAnswer>(paths.attendance, LONG_MS),

  people: () => get<answers.PeopleAnswer>(paths.people, LONG_MS),
  change: (request: requests.ChangeRequest) =>
    post<answers.ChangedAnswer>(paths.change, request, LONG_MS),
  erase: (carnet: string) => post<answers.Erased>(paths.erase, { carnet }, LONG_MS),
  journal: (before: string | null) => post<answers.JournalAnswer>(paths.journal, { before }),
  step: (id: string) => post<answers.StepAnswer>(paths.step, { id }),
  history: (carnet: string) => post<answers.HistoryAnswer>(paths.history, { carnet }),
  corrections: () => get<answers.HistoryAnswer>(paths.corrections),

  doors: () => get<answers.DoorsAnswer>(paths.doors),
  openDoor: (request: requests.OpenDoorRequest) =>
    post<answers.LinkAnswer>(paths.openDoor, request),
  renewDoor: (name: string) => post<answers.LinkAnswer>(paths.renewDoor, { name }),
  closeDoor: (request: requests.CloseDoorRequest) =>
    post<answers.SetAsideAnswer>(paths.closeDoor, request),
  startOver: () => post<answers.SetAsideAnswer>(paths.startOver),

  certificates: () => get<certificates.CertificatesAnswer>(certificatePaths.all, LONG_MS),
  saveCertificates: (settings: CertificateSettings) =>
    post(certificatePaths.settings, settings, LONG_MS),
  grantCertificate: (grant: certificates.GrantRequest) => post(certificatePaths.grant, grant),
  revokeGrant: (person: { carnet: string }) => post(certificatePaths.revokeGrant, person),
  withdrawCertificate: (request: certificates.WithdrawRequest) =>
    post(certificatePaths.withdraw, request),
  giveBackCertificate: (request: { code: string }) => post(certificatePaths.giveBack, request),
  issueCertificates: (request: { isRenewal: boolean }) =>
    post<certificates.IssuedAnswer>(certificatePaths.issue, request, LONG_MS),

  texts: () => get<texts.TextsAnswer>(textsPaths.texts, LONG_MS),
  photo: (path: string) => postForBytes(textsPaths.photo, { path }),
  storePhoto: (photo: Blob) => postBytes<texts.StoredPhotoAnswer>(textsPaths.storePhoto, photo),
  publishTexts: (request: texts.PublishTextsRequest) =>
    post<texts.PublishedAnswer>(textsPaths.publish, request, LONG_MS),
  textsProgress: () => get<texts.ProgressAnswer>(textsPaths.progress),

  /** The whole store, in the shape of a backup file. */
  backup: () => get<unknown>(paths.backup, LONG_MS),
  planRestore: (backup: unknown) =>
    post<answers.RestorePlanAnswer>(paths.planRestore, backup, LONG_MS),
  restore: (request: requests.RestoreRequest) => post(paths.restore, request, LONG_MS),
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
