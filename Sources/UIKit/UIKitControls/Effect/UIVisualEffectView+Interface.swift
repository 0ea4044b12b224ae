import InterfaceFiles
import UIKitStoryboards

extension InterfaceReader {
    /// The effect of a visual effect view; `nil` if the file has none.
    var visualEffect: UIVisualEffect? {
        if let blur = blur { return blur }
        guard let vibrancy = element.child("vibrancyEffect") else { return nil }
        let reader = of(vibrancy)
        let style: UIVibrancyEffectStyle? = reader.choice("style", .interfaceWords)
        guard let blur = reader.blur else { return nil }
        return style.map { UIVibrancyEffect(blurEffect: blur, style: $0) }
            ?? UIVibrancyEffect(blurEffect: blur)
    }

    private var blur: UIBlurEffect? { element.child("blurEffect").map(blurEffect) }
}

extension [String: UIVibrancyEffectStyle] {
    static let interfaceWords: Self = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
