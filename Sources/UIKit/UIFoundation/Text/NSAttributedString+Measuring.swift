import TextMetrics

extension NSAttributedString {
    /// Returns the size of the text without wrapping, in points, unrounded. iOS 6.
    public func size() -> CGSize { TextRuns(self).size }

    /// Returns the bounding rectangle of the text wrapped to a width, in points, unrounded. iOS 6.
    ///
    /// A width or height of 0 is no limit. Text can be higher than the size, unless `options` truncates it. Follows
    /// Apple's page "boundingRect(with:options:context:)".
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        TextRuns(self).bounds(within: size, options, context)
    }
}

extension TextRuns {
    var size: CGSize {
        let layout = TextLayout(measured(), era: .current)
        return CGSize(width: layout.width, height: layout.height)
    }

    func bounds(
        within size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let measurement = TextMeasurement(text: self, size: size, options: options)
        let scale = measurement.scale(atLeast: context?.minimumScaleFactor ?? 0)
        let bounds = measurement.bounds(scale: scale)
        context?.note(scale: scale, bounds: bounds)
        return bounds
    }
}

extension NSString {
    /// Returns the size of the text with attributes, without wrapping, in points, unrounded. iOS 7.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextRuns(String(describing: self), attrs).size
    }

    /// Returns the bounding rectangle of the text with attributes, wrapped to a width, in points, unrounded. iOS 7.
    ///
    /// Follows Apple's page "boundingRect(with:options:attributes:context:)".
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextRuns(String(describing: self), attributes).bounds(within: size, options, context)
    }
}

// On Apple platforms, String has the members of NSString.
extension String {
    /// Returns the size of the text with attributes, without wrapping, in points, unrounded. iOS 7.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextRuns(self, attrs).size
    }

    /// Returns the bounding rectangle of the text with attributes, wrapped to a width, in points, unrounded. iOS 7.
    ///
    /// Follows Apple's page "boundingRect(with:options:attributes:context:)".
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextRuns(self, attributes).bounds(within: size, options, context)
    }
}

/// Measures a text in a size.
private struct TextMeasurement {
    var text: TextRuns
    var size: CGSize
    var options: NSStringDrawingOptions

    private var wraps: Bool { options.contains(.usesLineFragmentOrigin) }

    func bounds(scale: CGFloat) -> CGRect {
        let layout = layOut(scale: scale)
        let height = layout.height
        let descent = layout.lines.first.map { $0.bottom - $0.baseline } ?? 0
        return CGRect(x: 0, y: wraps ? 0 : -descent, width: layout.width, height: height)
    }

    /// Returns the largest scale at which the text fits its size.
    func scale(atLeast minimum: CGFloat) -> CGFloat {
        guard minimum > 0, minimum < 1, !fits(1) else { return 1 }
        return ShrinkToFit.scale(atLeast: minimum) { fits($0) }
    }

    private func fits(_ scale: CGFloat) -> Bool {
        let layout = layOut(scale: scale)
        let isNarrow = size.width <= 0 || layout.width <= size.width
        return isNarrow && (size.height <= 0 || layout.height <= size.height)
    }

    private func layOut(scale: CGFloat) -> TextLayout {
        var container = TextLayout.Container(lineLimit: wraps ? 0 : 1)
        if size.width > 0, wraps { container.width = min(size.width, .infinity) }
        let isTruncated = options.contains(.truncatesLastVisibleLine)
        if isTruncated, size.height > 0 { container.height = size.height }
        let shape = ParagraphShape(isTruncated ? .truncatingTail : .wordWrapping)
        let measured = text.measured(
            scale: scale, usesLeading: options.contains(.usesFontLeading),
            lineBreak: isTruncated ? .truncatingTail : nil)
        return TextLayout(measured, shape: shape, in: container, era: .current)
    }
}

extension MetricsEra {
    /// The metrics of the running system.
    package static var current: MetricsEra {
        guard MainThread.isCurrent else { return .iOS14 }
        return MainActor.assumeIsolated {
            let system = RunningApp.current.system
            return system >= .iOS(14) ? .iOS14 : system >= .iOS(11) ? .iOS11 : .iOS9
        }
    }
}
