import UIKit

extension Simulator {
    /// The default language and region of a simulator: English, with international formats.
    public nonisolated static let defaultLocale = Locale(identifier: "en_001")

    /// The user's language and region.
    public var locale: Locale { runtime.region.locale }

    /// The device's time zone.
    public var timeZone: TimeZone { runtime.region.timeZone }
}

extension DeviceRegion {
    /// Creates the region settings of a simulator. The default date is January 9, 9:41, as in the status bar.
    init(locale: Locale, timeZone: TimeZone, now: Date?) {
        let start = Date(timeIntervalSince1970: 1_704_793_260)
        let shown = start.addingTimeInterval(-TimeInterval(timeZone.secondsFromGMT(for: start)))
        self.init(locale: locale, timeZone: timeZone, today: now.map { .given($0) } ?? .shown(shown))
    }
}
