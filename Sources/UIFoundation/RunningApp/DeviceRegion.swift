import Foundation

/// The language, region, time zone and date of a device. UIKit reads them here alone.
package struct DeviceRegion: Sendable {
    /// Which clock says what day it is.
    package enum Today: Sendable {
        /// The system's.
        case system
        /// Controls show this date, and the app's clock moves it. The app reads the system's clock: the dates that it hands over are
        /// compared with that.
        case shown(Date)
        /// The app reads a clock that starts at this date, as the test does: everything is compared with it.
        case given(Date)
    }

    package let locale: Locale
    package let timeZone: TimeZone
    package let today: Today

    package init(locale: Locale, timeZone: TimeZone, today: Today) {
        (self.locale, self.timeZone, self.today) = (locale, timeZone, today)
    }

    /// The region of the machine: that of an app without a simulator.
    package static var ofMachine: DeviceRegion {
        DeviceRegion(locale: .current, timeZone: .current, today: .system)
    }

    /// The calendar of the locale, in the time zone.
    package var calendar: Calendar {
        var calendar = locale.calendar
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
    }

    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// The localizations of a bundle that fit the language, the best one first; without one those that Foundation prefers.
    package func localizations(of bundle: Bundle) -> [String] {
        let wanted = Locale.Language(identifier: locale.identifier)
        let fitting = bundle.localizations.filter {
            Locale.Language(identifier: $0).languageCode == wanted.languageCode
        }
        guard !fitting.isEmpty else { return bundle.preferredLocalizations }
        return fitting.sorted { matches($0, wanted) > matches($1, wanted) }
    }

    /// How many parts of a language a localization has: script and region. Parts that differ count against it.
    private func matches(_ localization: String, _ wanted: Locale.Language) -> Int {
        let language = Locale.Language(identifier: localization)
        func points(_ one: String?, _ other: String?) -> Int { one == nil ? 0 : one == other ? 1 : -1 }
        return points(language.region?.identifier, wanted.region?.identifier)
            + 2 * points(writtenScript(of: localization), wanted.script?.identifier)
    }

    /// The script that the name of a localization has: `Locale.Language` adds the likely one.
    private func writtenScript(of localization: String) -> String? {
        localization.split { $0 == "-" || $0 == "_" }.dropFirst().first { $0.count == 4 }.map(String.init)
    }
}
