final class StateArchive: StateArchiving {
    static func save(_ application: UIApplication, _ delegate: any UIApplicationDelegate) -> Data? {
        StatePreservation.save(application, delegate)?.data
    }

    static func restore(
        _ state: Data, _ application: UIApplication, _ delegate: any UIApplicationDelegate
    ) {
        guard let state = SavedState(state) else { return }
        StateRestoration(of: application, delegate, state).run()
    }
}
