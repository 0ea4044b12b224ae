import Foundation

/// The language, region, time zone, and date of a device. UIKit reads them only from here.
package struct DeviceRegion: Sendable {
    /// The source of the current date.
    package enum Today: Sendable {
        /// The system clock.
        case system
        /// Controls start at this date, and the simulator's clock moves it. Dates that the app passes to UIKit are compared with the
        /// system's clock, which the app reads.
        case shown(Date)
        /// The app and the test read a clock that starts at this date. All dates are compared with it.
        case given(Date)
    }

    package let locale: Locale
    package let timeZone: TimeZone
    package let today: Today

    package init(locale: Locale, timeZone: TimeZone, today: Today) {
        (self.locale, self.timeZone, self.today) = (locale, timeZone, today)
    }

    /// The region of the machine, for an app without a simulator.
    package static var ofMachine: DeviceRegion {
        DeviceRegion(locale: .current, timeZone: .current, today: .system)
    }

    /// The locale's calendar in the time zone.
    package var calendar: Calendar {
        var calendar = locale.calendar
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
    }

    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// Returns the localizations of a bundle that match the language, the best one first; if none does, Foundation's preferred ones.
    package func localizations(of bundle: Bundle) -> [String] {
        let wanted = Locale.Language(identifier: locale.identifier)
        let fitting = bundle.localizations.filter {
            Locale.Language(identifier: $0).languageCode == wanted.languageCode
        }
        guard !fitting.isEmpty else { return bundle.preferredLocalizations }
        return fitting.sorted { matches($0, wanted) > matches($1, wanted) }
    }

    /// Returns the number of matching language components: script and region. Each mismatch is subtracted.
    private func matches(_ localization: String, _ wanted: Locale.Language) -> Int {
        let language = Locale.Language(identifier: localization)
        func points(_ one: String?, _ other: String?) -> Int { one == nil ? 0 : one == other ? 1 : -1 }
        return points(language.region?.identifier, wanted.region?.identifier)
            + 2 * points(writtenScript(of: localization), wanted.script?.identifier)
    }

    /// Returns the script in the name of a localization. `Locale.Language` would add the likely script.
    private func writtenScript(of localization: String) -> String? {
        localization.split { $0 == "-" || $0 == "_" }.dropFirst().first { $0.count == 4 }.map(String.init)
    }
}
