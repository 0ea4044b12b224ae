extension Runtime {
    /// The device's date.
    package var date: Date {
        switch region.today {
        case .system: Date()
        case .shown(let start), .given(let start): start.addingTimeInterval(loop.now)
        }
    }

    /// The date of the running app's device; on other threads, the system's date.
    package nonisolated static var currentDate: Date {
        MainThread.isCurrent ? MainActor.assumeIsolated { current.date } : Date()
    }

    /// The date on the clock that the app reads. Dates that the app passes to UIKit are compared with it.
    package var dateOfApp: Date {
        if case .given = region.today { date } else { Date() }
    }

    /// Sets Foundation's default time zone to the device's, so that an app's formatters and calendars use it.
    func becomeTimeZone() {
        guard Runtime.timeZoneOfFoundation != region.timeZone else { return }
        Runtime.timeZoneOfFoundation = region.timeZone
        NSTimeZone.default = region.timeZone
    }

    private static var timeZoneOfFoundation = TimeZone.current
}
