import { done, get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  certificatePaths,
  certificatesAnswerSchema,
  type GrantRequest,
  type IssueRequest,
  issuedAnswerSchema,
  type SettingsRequest,
  type WithdrawRequest,
} from "../model/organisers-certificate-calls.ts";

/** The organisers' calls about certificates. Each rejects with a `CallError` if there is no answer. */
export const certificateCalls = {
  certificates: () => get(certificatePaths.all, certificatesAnswerSchema, LONG_MS),
  saveCertificates: (changed: SettingsRequest) =>
    post(certificatePaths.settings, done, changed, LONG_MS),
  grantCertificate: (grant: GrantRequest) => post(certificatePaths.grant, done, grant),
  revokeGrant: (person: { id: string }) => post(certificatePaths.revokeGrant, done, person),
  withdrawCertificate: (request: WithdrawRequest) => post(certificatePaths.withdraw, done, request),
  giveBackCertificate: (request: { code: string }) =>
    post(certificatePaths.giveBack, done, request),
  issueCertificates: (request: IssueRequest) =>
    post(certificatePaths.issue, issuedAnswerSchema, request, LONG_MS),
} as const;
