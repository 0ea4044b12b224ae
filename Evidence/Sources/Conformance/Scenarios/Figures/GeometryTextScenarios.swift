import Simulator

// Text sizes.
extension Scenario {
    static let textSizes: [Scenario] =
        categories.flatMap { category, ids in
            figures(ids) { try measureStyles($0, category) }
        }
        + figures("geo-text-label") { stage in
            let label = UILabel()
            stage.measure("size", label.font.pointSize)
            stage.measure("lines", CGFloat(label.numberOfLines))
            stage.measure("smallest scale", label.minimumScaleFactor)
            stage.measure("shadow right", label.shadowOffset.width)
            stage.measure("shadow down", label.shadowOffset.height)
        }
        + figures("geo-text-view-inset") { stage in
            let inset = UITextView().textContainerInset
            stage.measure("top", inset.top)
            stage.measure("left", inset.left)
            stage.measure("bottom", inset.bottom)
            stage.measure("right", inset.right)
        }
        + figures("geo-text-container-padding") { stage in
            stage.measure("padding", NSTextContainer().lineFragmentPadding)
        }
        + [.uncovered("geo-text-extra-titles", "The text styles of iOS 17 do not exist here yet.")]

    private static let categories: [(UIContentSizeCategory, String)] = [
        (.extraSmall, "geo-text-xs geo-text-xs-log"), (.small, "geo-text-s geo-text-s-log"),
        (.medium, "geo-text-m"), (.large, "geo-text-l geo-text-l-log"), (.extraLarge, "geo-text-xl"),
        (.extraExtraLarge, "geo-text-xxl"), (.extraExtraExtraLarge, "geo-text-xxxl"),
        (.accessibilityMedium, "geo-text-ax1"), (.accessibilityLarge, "geo-text-ax2"),
        (.accessibilityExtraLarge, "geo-text-ax3"), (.accessibilityExtraExtraLarge, "geo-text-ax4"),
        (.accessibilityExtraExtraExtraLarge, "geo-text-ax5"),
    ]

    private static let textStyles: [(String, UIFont.TextStyle)] = [
        ("large title", .largeTitle), ("title 1", .title1), ("title 2", .title2), ("title 3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subhead", .subheadline),
        ("footnote", .footnote), ("caption 1", .caption1), ("caption 2", .caption2),
    ]

    private static func measureStyles(_ stage: Stage, _ category: UIContentSizeCategory) throws {
        try stage.show(UIViewController())
        let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
        stage.sim.setTraits { $0.preferredContentSizeCategory = category }
        try stage.settle()
        guard category == .large || UIFont.preferredFont(forTextStyle: .body).pointSize != usual else {
            throw NotHereYet(reason: "Fonts of text styles do not follow the user's text size yet.")
        }
        for (name, style) in textStyles {
            stage.measure(name, UIFont.preferredFont(forTextStyle: style).pointSize)
        }
    }
}

// The sizes of labels and buttons for their texts.
extension Scenario {
    static let labelSizes: [Scenario] = labelHeights + lineHeights + styleLineHeights + buttonHeights

    private static let labelHeights: [Scenario] = labelHeightsAt2 + labelHeightsAt3 + labelHeightsOfStyles

    private static let labelHeightsAt2: [Scenario] = [10, 11, 12, 13, 14, 15, 16, 17, 20].flatMap { size in
        figures("geo-label-\(size)-at-2") { try measureLabel($0, .systemFont(ofSize: CGFloat(size))) }
    }

    private static let labelHeightsAt3: [Scenario] = [12, 14, 15, 16, 17].flatMap { size in
        figures("geo-label-\(size)-at-3") { try measureLabel($0, .systemFont(ofSize: CGFloat(size))) }
    }

    private static let labelHeightsOfStyles: [Scenario] = labelStyles.flatMap { id, style in
        figures(id) { try measureLabel($0, .preferredFont(forTextStyle: style)) }
    }

    private static let labelStyles: [(String, UIFont.TextStyle)] = [
        ("geo-label-body", .body), ("geo-label-headline", .headline), ("geo-label-subhead", .subheadline),
        ("geo-label-footnote", .footnote), ("geo-label-caption", .caption1), ("geo-label-title1", .title1),
    ]

    private static let lineHeights: [Scenario] = [2, 3, 4].flatMap { lines in
        figures("geo-label-\(lines)-lines") { try measureLabel($0, .systemFont(ofSize: 17), lines: lines) }
    }

    private static let styleLineHeights: [Scenario] = [2, 3, 4].flatMap { lines in
        figures("geo-label-body-\(lines)-lines") {
            try measureLabel($0, .preferredFont(forTextStyle: .body), lines: lines)
        }
    }

    private static func measureLabel(_ stage: Stage, _ font: UIFont, lines: Int = 1) throws {
        try stage.show(UIViewController())
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = Array(repeating: "Title", count: lines).joined(separator: "\n")
        try stage.measureOwnSize(of: label)
    }

    private static let buttonHeights: [Scenario] =
        figures("geo-button-usual") { try measureButton($0, nil) }
        + buttonHeightsOfFonts
        + figures("geo-button-plain") { stage in
            try stage.show(UIViewController())
            try stage.measureOwnSize(of: UIButton(configuration: titled))
        }

    private static let buttonHeightsOfFonts: [Scenario] = [10, 12, 13, 14, 17, 18, 20, 24].flatMap { size in
        figures("geo-button-\(size)") { try measureButton($0, .systemFont(ofSize: CGFloat(size))) }
    }

    private static var titled: UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        return configuration
    }

    private static func measureButton(_ stage: Stage, _ font: UIFont?) throws {
        try stage.show(UIViewController())
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        if let font { button.titleLabel?.font = font }
        try stage.measureOwnSize(of: button)
    }
}
