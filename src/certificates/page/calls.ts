import { get, LONG_MS, post } from "#platform/calls/send.ts";
import type { CertificateSettings } from "../model/certificate.ts";
import {
  type CertificatesAnswer,
  certificatePaths,
  type GrantRequest,
  type IssuedAnswer,
  type IssueRequest,
  type WithdrawRequest,
} from "../model/organisers-certificate-calls.ts";

/** The organisers' calls about certificates. Each rejects with a `CallError` if there is no answer. */
export const certificateCalls = {
  certificates: () => get<CertificatesAnswer>(certificatePaths.all, LONG_MS),
  saveCertificates: (settings: CertificateSettings) =>
    post(certificatePaths.settings, settings, LONG_MS),
  grantCertificate: (grant: GrantRequest) => post(certificatePaths.grant, grant),
  revokeGrant: (person: { id: string }) => post(certificatePaths.revokeGrant, person),
  withdrawCertificate: (request: WithdrawRequest) => post(certificatePaths.withdraw, request),
  giveBackCertificate: (request: { code: string }) => post(certificatePaths.giveBack, request),
  issueCertificates: (request: IssueRequest) =>
    post<IssuedAnswer>(certificatePaths.issue, request, LONG_MS),
} as const;
