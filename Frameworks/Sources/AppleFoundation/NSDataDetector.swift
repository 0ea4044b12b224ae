import Foundation

extension NSTextCheckingResult {
    private final class Found {
        weak var result: NSTextCheckingResult?
        let text: String
        static let lock = NSLock()
        static var all: [ObjectIdentifier: Found] = [:]
        init(_ result: NSTextCheckingResult, _ text: String) { self.result = result; self.text = text }
    }

    /// Keeps the text that a data detector found, as long as the result exists.
    fileprivate func withData(in string: String) -> NSTextCheckingResult {
        Found.lock.lock()
        defer { Found.lock.unlock() }
        Found.all = Found.all.filter { $0.value.result != nil }
        Found.all[ObjectIdentifier(self)] = Found(self, NSString(string: string).substring(with: range))
        return self
    }

    private var data: String? {
        Found.lock.lock()
        defer { Found.lock.unlock() }
        return Found.all[ObjectIdentifier(self)].flatMap { $0.result === self ? $0.text : nil }
    }

    public var phoneNumber: String? { data.flatMap { $0.contains(where: \.isLetter) ? nil : $0 } }

    public var url: URL? {
        guard let data, phoneNumber == nil else { return nil }
        if data.contains("://") || data.hasPrefix("mailto:") { return URL(string: data) }
        return URL(string: (data.contains("@") ? "mailto:" : "http://") + data)
    }
}

public var NSTextCheckingAllTypes: UInt64 { .max }

/// Finds links, email addresses and phone numbers with patterns. Dates, postal addresses and transit information
/// aren't found.
open class NSDataDetector: NSObject {
    public let checkingTypes: UInt64
    private let expression: NSRegularExpression

    public init(types checkingTypes: UInt64) throws {
        self.checkingTypes = checkingTypes
        let link =
            #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)]|mailto:[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|www\.[^\s<>"]*[^\s<>".,;:!?)]|(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev)\b(?:/[^\s<>"]*)?"#
        let phone = #"\+?\(?\d[\d\s().-]{5,}\d"#
        // Foundation's own names for these types are deprecated on Linux, because its expressions never return them.
        let ofLinks: UInt64 = 1 << 5, ofPhoneNumbers: UInt64 = 1 << 11
        let found =
            (checkingTypes & ofLinks == 0 ? [] : [link])
            + (checkingTypes & ofPhoneNumbers == 0 ? [] : [phone])
        expression = try NSRegularExpression(pattern: found.isEmpty ? "(?!)" : found.joined(separator: "|"))
    }

    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> [NSTextCheckingResult]
    {
        expression.matches(in: string, options: options, range: range).map { $0.withData(in: string) }
    }

    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSTextCheckingResult?
    {
        expression.firstMatch(in: string, options: options, range: range)?.withData(in: string)
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        expression.numberOfMatches(in: string, options: options, range: range)
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block:
            @escaping (
                NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
            ) -> Void
    ) {
        expression.enumerateMatches(in: string, options: options, range: range, using: block)
    }
}
