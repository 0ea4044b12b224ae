extension Runtime {
    /// The date that the device shows.
    package var date: Date {
        switch region.today {
        case .system: Date()
        case .shown(let start), .given(let start): start.addingTimeInterval(loop.now)
        }
    }

    /// The date that the device of the running app shows; on other threads the system's.
    package nonisolated static var currentDate: Date {
        MainThread.isCurrent ? MainActor.assumeIsolated { current.date } : Date()
    }

    /// The date on the clock that the app itself reads. The dates that it hands over are compared with it.
    package var dateOfApp: Date {
        if case .given = region.today { date } else { Date() }
    }

    /// Gives Foundation the device's time zone: formatters and calendars that an app makes follow it.
    func becomeTimeZone() {
        guard Runtime.timeZoneOfFoundation != region.timeZone else { return }
        Runtime.timeZoneOfFoundation = region.timeZone
        NSTimeZone.default = region.timeZone
    }

    private static var timeZoneOfFoundation = TimeZone.current
}
