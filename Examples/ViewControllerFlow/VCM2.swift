import PageFace
import UIKit

/// A modal page on a modal page.
public final class VCM2: FlowPage {
    override var sentence: String { "A modal page over a modal page." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM4") { [unowned self] in goVCM4(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCM2 -> VCM1: here `presentingViewController` is the destination itself.
    ///
    /// The article casts the result of `isKindOfClass:` to VCM1, where it means the presenter. (It also says that VCM2 presented VCM1; it
    /// is the reverse.)
    public func back(_ sender: Any?) {
        if let vcm1 = presentingViewController as? VCM1 {
            vcm1.stringPara = "VCM2 to VCM1"
        }
        presentingViewController?.dismiss(animated: true)
    }

    /// VCM2 -> VCM4.
    public func goVCM4(_ sender: Any?) {
        let vcm4 = VCM4()
        vcm4.modalTransitionStyle = .coverVertical
        vcm4.modalPresentationStyle = .fullScreen
        vcm4.stringPara = "VCM2 to VCM4"
        vcm4.delegate = self
        present(vcm4, animated: true)
    }
}
