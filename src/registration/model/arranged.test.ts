import { expect, test } from "vitest";
import type { Participant } from "#people/model/carnet/participant.ts";
import { arranged, planApproval } from "./arranged.ts";
import type { SignUp } from "./sign-up.ts";

const asked = (number: number, rest: Partial<SignUp> = {}): SignUp => ({
  carnet: `2490-21-${number}`,
  nombre: `Estudiante ${number}`,
  number,
  at: 1000 * number,
  rejection: null,
  ...rest,
});
const rejection = { at: 1, by: "Marta", reason: "No pagó" };
const mail = "a@example.org";
const telefono = "5555 0001";
const listed = { carnet: "2490-21-1", nombre: "Estudiante 1", numeroTicket: "009" };
const renumbered = { ...listed, carnet: "2490-21-9", personId: listed.carnet };

test.each<[string, Partial<SignUp>, Partial<Participant>, "approved" | "review"]>([
  ["all", { correo: mail, telefono }, { correo: mail, telefono }, "approved"],
  ["mail, other telephone", { correo: mail, telefono }, { correo: mail, telefono: "1" }, "review"],
  ["telephone", { correo: mail, telefono }, { telefono }, "review"],
  ["telephone, a word", { telefono, nombre: "Éva X." }, { telefono }, "approved"],
  ["a name in full", { nombre: "Eva Luz Ixim" }, {}, "approved"],
  ["only a word", { nombre: "Éva X." }, { telefono }, "review"],
])(
  "whose name was corrected together with the carnet stays approved by what is left of the name and by contacts, unless those may be a class representative's: %s",
  (_, request, contacts, status) => {
    const corrected = { ...renumbered, nombre: "Eva Ixim", ...contacts };
    const rows = arranged([asked(1, request)], [corrected], {});
    expect(rows).toMatchObject([{ status }]);
  },
);

test("whoever is on the list with other zeros in the carnet needs no approval, unless the name is another's", () => {
  const zeros = { ...listed, carnet: "2490-21-000001" };
  const rows = arranged([asked(1), asked(2)], [zeros, { ...zeros, carnet: "2490-21-02" }]);
  expect(rows.map(({ status }) => status)).toEqual(["review", "approved"]);
});

test("approved ones get the next tickets in the order in which they asked; nobody gets two", () => {
  const chosen = [asked(6), asked(4), asked(1), asked(2, { rejection })];
  expect(planApproval(chosen, [listed])).toMatchObject([
    { before: null, after: { carnet: "2490-21-4", numeroTicket: "010" } },
    { before: null, after: { carnet: "2490-21-6", numeroTicket: "011" } },
  ]);
  const [change] = planApproval([asked(7, { correo: mail })], []);
  const { carnet, nombre } = asked(7);
  expect(change?.after).toEqual({ carnet, nombre, numeroTicket: "001", correo: mail });
});
