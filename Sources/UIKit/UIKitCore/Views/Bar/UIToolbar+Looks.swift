/// Values that few toolbars have.
final class ToolbarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var barTintColor: UIColor?
    var backgroundImages: [BarPlace: UIImage] = [:]
    var shadowImages: [UIBarPosition: UIImage] = [:]
    var standardAppearance: UIToolbarAppearance?
    var compactAppearance: UIToolbarAppearance?
    var scrollEdgeAppearance: UIToolbarAppearance?
    var compactScrollEdgeAppearance: UIToolbarAppearance?
}

extension UIToolbar {
    var standardLook: UIToolbarAppearance {
        get {
            if let set = looksIfSet?.standardAppearance { return set }
            let made = UIToolbarAppearance()
            ensureLooks().standardAppearance = made
            return made
        }
        set { ensureLooks().standardAppearance = newValue.duplicate() }
    }
}
