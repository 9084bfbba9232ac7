import { done, get, LONG_MS, post } from "#platform/calls/send.ts";
import type { CertificateSettings } from "../model/certificate.ts";
import {
  certificatePaths,
  certificatesAnswerSchema,
  type GrantRequest,
  type IssueRequest,
  issuedAnswerSchema,
  type WithdrawRequest,
} from "../model/organisers-certificate-calls.ts";

/** The organisers' calls about certificates. Each rejects with a `CallError` if there is no answer. */
export const certificateCalls = {
  certificates: () => get(certificatePaths.all, certificatesAnswerSchema, LONG_MS),
  saveCertificates: (settings: CertificateSettings) =>
    post(certificatePaths.settings, done, settings, LONG_MS),
  grantCertificate: (grant: GrantRequest) => post(certificatePaths.grant, done, grant),
  revokeGrant: (person: { id: string }) => post(certificatePaths.revokeGrant, done, person),
  withdrawCertificate: (request: WithdrawRequest) => post(certificatePaths.withdraw, done, request),
  giveBackCertificate: (request: { code: string }) =>
    post(certificatePaths.giveBack, done, request),
  issueCertificates: (request: IssueRequest) =>
    post(certificatePaths.issue, issuedAnswerSchema, request, LONG_MS),
} as const;
