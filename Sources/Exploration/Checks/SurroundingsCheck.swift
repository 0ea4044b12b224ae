/// Turns the device, leaves the app and comes back, and warns it of short memory: nothing may go wrong.
@MainActor
enum SurroundingsCheck {
    static func run(in visit: Visit) async -> CheckResult {
        CheckResult(
            sightings: await visit.sightings(doing: [
                .rotate(isLandscape: true), .rotate(isLandscape: false), .leaveAndReturn, .memoryWarning,
            ]))
    }
}
