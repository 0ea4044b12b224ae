import Foundation
import InterfaceFiles
import UIKitStoryboards

extension UIDatePicker {
    /// Reads a date picker from a storyboard or xib. Without a date it shows the current one.
    func readDatePicker(_ reader: InterfaceReader) {
        if let mode: Mode = reader.choice("datePickerMode", .interfaceWords) { datePickerMode = mode }
        if let style: UIDatePickerStyle = reader.choice("style", .interfaceWords) {
            preferredDatePickerStyle = style
        }
        if let minutes = reader.element.integer("minuteInterval") { minuteInterval = minutes }
        if let zone = reader.element.child("timeZone", key: "timeZone")?["name"] {
            timeZone = TimeZone(identifier: zone)
        }
        if let locale = reader.element.child("locale", key: "locale")?["localeIdentifier"] {
            self.locale = Locale(identifier: locale)
        }
        if let date = reader.date("minimumDate") { minimumDate = date }
        if let date = reader.date("maximumDate") { maximumDate = date }
        if let duration = reader.element.number("countDownDuration") { countDownDuration = duration }
        let usesPresent = reader.element.bool("useCurrentDate") ?? true
        if let date = reader.date("date"), !usesPresent { self.date = date }
        reader.bool("roundsToMinuteInterval", self, \.roundsToMinuteInterval)
    }
}

extension InterfaceReader {
    /// The date of a property; `nil` if the file has none.
    fileprivate func date(_ key: String) -> Date? {
        element.child("date", key: key)?.number("timeIntervalSinceReferenceDate")
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension [String: UIDatePicker.Mode] {
    static let interfaceWords: Self = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]
}

extension [String: UIDatePickerStyle] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
