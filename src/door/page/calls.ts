import { get, LONG_MS, post, unchecked } from "#platform/calls/send.ts";
import {
  type AttendanceAnswer,
  type CloseDoorRequest,
  type DoorsAnswer,
  type LinkAnswer,
  type OpenDoorRequest,
  organiserDoorPaths,
  type SetAsideAnswer,
  type ShownDay,
  type TodayAnswer,
} from "../model/organiser-calls.ts";

/** The organisers' calls about doors and attendance. Each rejects with a `CallError` if there is no answer. */
export const doorCalls = {
  /** Without `day`, the server chooses it. */
  today: (day: ShownDay | null) =>
    get(
      organiserDoorPaths.today + (day === null ? "" : `?dia=${day === "all" ? "todos" : day + 1}`),
      unchecked<TodayAnswer>(),
    ),
  attendance: () => get(organiserDoorPaths.attendance, unchecked<AttendanceAnswer>(), LONG_MS),
  doors: () => get(organiserDoorPaths.doors, unchecked<DoorsAnswer>()),
  openDoor: (request: OpenDoorRequest) =>
    post(organiserDoorPaths.openDoor, unchecked<LinkAnswer>(), request),
  renewDoor: (name: string) =>
    post(organiserDoorPaths.renewDoor, unchecked<LinkAnswer>(), { name }),
  closeDoor: (request: CloseDoorRequest) =>
    post(organiserDoorPaths.closeDoor, unchecked<SetAsideAnswer>(), request),
  startOver: (lines: number) =>
    post(organiserDoorPaths.startOver, unchecked<SetAsideAnswer>(), { lines }),
} as const;
