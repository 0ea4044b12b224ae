extension ColorSource {
    init?(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIWhite") {
            self = .white(coder.decodeDouble(forKey: "UIWhite"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
        } else if coder.containsValue(forKey: "UIRed") {
            self = .rgb(
                red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
                blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
        } else {
            return nil
        }
    }

    func encode(with coder: NSCoder, components: ColorComponents) {
        if case .white(let white, _) = self {
            coder.encode(Double(white), forKey: "UIWhite")
        } else {
            coder.encode(Double(components.red), forKey: "UIRed")
            coder.encode(Double(components.green), forKey: "UIGreen")
            coder.encode(Double(components.blue), forKey: "UIBlue")
        }
        coder.encode(Double(components.alpha), forKey: "UIAlpha")
    }
}
