/// Values that few toolbars have.
package final class ToolbarLooks {
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var barTintColor: UIColor?
    var backgroundImages: [BarPlace: UIImage] = [:]
    var shadowImages: [UIBarPosition: UIImage] = [:]
    package var standardAppearance: UIToolbarAppearance?
    var compactAppearance: UIToolbarAppearance?
    package var scrollEdgeAppearance: UIToolbarAppearance?
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
