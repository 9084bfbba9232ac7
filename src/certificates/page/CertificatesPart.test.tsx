// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { keys } from "#platform/calls/keys.ts";
import { peopleAnswer } from "#testing/organiser-page.ts";
import { renderPart } from "#testing/render-part.tsx";
import { usualSettings } from "../model/certificate.ts";
import type { CertificateHolder } from "../model/organisers-certificate-calls.ts";
import { CertificatesPart } from "./CertificatesPart.tsx";

const holder: CertificateHolder = {
  ...{ carnet: "2490-21-1", nombre: "Ana Ixim", numeroTicket: "1" },
  ...{ entered: 1, isEntitled: true, grant: null, code: null, withdrawn: null },
  ...{ isOlder: false, unprintable: [] },
};

test("whose certificate was withdrawn or cannot be printed is not counted among those who get one", () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const holders: CertificateHolder[] = [
    holder,
    { ...holder, carnet: "2490-21-2", withdrawn: { at: 0, reason: "Otra persona" } },
    { ...holder, carnet: "2490-21-3", unprintable: ["中"] },
  ];
  client.setQueryData(keys.people, peopleAnswer([]));
  client.setQueryData(keys.certificates, { settings: usualSettings, site: null, holders });
  renderPart(<CertificatesPart />, { client });
  expect(screen.getByText(/^1 persona recibe constancia/)).toBeTruthy();
});
