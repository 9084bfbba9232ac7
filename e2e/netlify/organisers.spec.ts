import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { entryOf } from "#app/server/testing/door-under-test.ts";
import { doorPaths } from "#door/model/calls.ts";
import { authorization, secretIn } from "#door/model/link.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import { signUpPath } from "#registration/model/calls.ts";
import { answerOf, googleForm, XLSX } from "../organise/list/testing/forms.ts";
import {
  heading,
  onTheDay,
  setEvent,
  toast,
  yesterday,
} from "../organise/testing/running-place.ts";
import { expect, test } from "../testing/journey.ts";
import { address, key } from "./places.ts";

const answers = Array.from({ length: 480 }, (_, index) => answerOf(index));
const ARRIVED = 400;

/** Signs in with the key, because a function has no terminal that could print a link. */
async function signIn(page: Page): Promise<void> {
  await page.goto("/organizar");
  await page.getByLabel("Clave").fill(key);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByLabel("Su nombre").fill("Ana Lucía");
  await page.getByRole("button", { name: "Guardar nombre" }).click();
  await expect(page.getByRole("banner")).toContainText("Ana Lucía");
}

async function importList(page: Page): Promise<void> {
  await page.goto("/organizar/lista");
  await page.getByRole("button", { name: "Importar una lista" }).click();
  const file = { name: "inscritos.xlsx", mimeType: XLSX, buffer: await googleForm(answers) };
  await page.getByLabel("Suelte aquí el archivo").setInputFiles(file);
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(toast(page)).toContainText("480 nuevas");
}

/** Opens a door and resolves with the secret of its link. */
async function openDoor(page: Page, name: string): Promise<string> {
  await page.getByLabel(/^Nombre/).fill(name);
  await page.getByLabel("Abierta hasta").fill("2099-01-01T10:00");
  await page.getByRole("button", { name: "Abrir la puerta" }).click();
  const dialog = page.getByRole("dialog", { name });
  const link = await dialog.getByRole("textbox", { name: "Enlace" }).inputValue();
  expect(link).toContain(`${address}/puerta#`);
  await dialog.getByRole("button", { name: "Listo" }).click();
  return secretIn(new URL(link).hash) ?? "";
}

/** Sends the entries of these people as the phone with that link does. */
async function letIn(request: APIRequestContext, secret: string, people: typeof answers) {
  const events = people.map(({ carnet }) => entryOf(String(carnet)));
  const answer = await request.post(doorPaths.sync, {
    headers: { authorization: authorization(secret) },
    data: { since: 0, events },
    timeout: 0,
  });
  expect(answer.status()).toBe(200);
}

test("an organiser signs in with the key, imports 480 people, opens three doors, sees 400 arrive and downloads the attendance", async ({
  page,
  request,
}) => {
  await setEvent(page, onTheDay);
  await signIn(page);
  await importList(page);
  await page.goto("/organizar/puertas");
  const secrets: string[] = [];
  for (const name of ["Norte", "Sur", "Oriente"]) secrets.push(await openDoor(page, name));
  for (const [index, secret] of secrets.entries()) {
    const each = Math.ceil(ARRIVED / secrets.length);
    await letIn(
      request,
      secret,
      answers.slice(index * each, Math.min((index + 1) * each, ARRIVED)),
    );
  }
  await page.goto("/organizar");
  await expect(heading(page)).toHaveText(`${ARRIVED} adentro`);
  await setEvent(page, yesterday);
  await page.goto("/organizar");
  await expect(heading(page)).toHaveText(`${ARRIVED} vinieron`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar asistencia en Excel" }).click();
  const { sheets } = await readXlsx(await readFile(await (await download).path()));
  expect(sheets[0]?.rows).toHaveLength(ARRIVED + 1);
});

test("a student signs up, is under review, and finds the ticket once an organiser has approved", async ({
  page,
  request,
}) => {
  const { nombre, ...eva } = { carnet: "2490-25-77", nombre: "Eva Ixim", correo: "e@example.org" };
  const ask = async (path: string, data: object) =>
    (await request.post(path, { data, timeout: 0 })).json();
  const review = { kind: "review", number: 1 };
  const answer = await ask(signUpPath, { ...eva, nombre });
  expect(answer).toEqual({ ...review, isEarlier: false });
  // Another instance of the function may answer, which reads requests and list again after some seconds.
  const found = () => ask(lookupPath, { carnet: eva.carnet });
  await expect.poll(found).toEqual({ participant: null, request: review });
  await signIn(page);
  await page.goto("/organizar/inscripciones");
  await page.getByRole("button", { name: `Aprobar a ${nombre}` }).click();
  await expect(page.getByRole("button", { name: "Aprobadas 1" })).toBeVisible();
  const participant = { nombre, numeroTicket: expect.any(String) };
  await expect.poll(found).toEqual({ participant });
});
