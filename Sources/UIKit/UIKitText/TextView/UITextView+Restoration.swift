extension UITextView {
    private static let placeKey = "UITextViewSelectedRangeLocation"
    private static let lengthKey = "UITextViewSelectedRangeLength"

    func encodeSelection(with coder: NSCoder) {
        coder.encode(selectedRange.location, forKey: Self.placeKey)
        coder.encode(selectedRange.length, forKey: Self.lengthKey)
    }

    func decodeSelection(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.lengthKey) else { return }
        let range = NSRange(
            location: coder.decodeInteger(forKey: Self.placeKey),
            length: coder.decodeInteger(forKey: Self.lengthKey))
        if NSMaxRange(range) <= (text as NSString).length { selectedRange = range }
    }
}
