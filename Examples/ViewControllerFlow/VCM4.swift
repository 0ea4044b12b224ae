import PageFace
import UIKit

/// The third modal page of a chain.
public final class VCM4: FlowPage {
    override var sentence: String { "The third modal page of a chain." }

    override var buttons: [UIButton] {
        [
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCM1", .gray()) { [unowned self] in backToVCM1(nil) },
        ]
    }

    /// VCM4 -> VCM2.
    public func back(_ sender: Any?) {
        if let vcm2 = presentingViewController as? VCM2 {
            vcm2.stringPara = "VCM4 to VCM2"
        }
        presentingViewController?.dismiss(animated: true)
    }

    /// VCM4 -> VCM1, past VCM2: the presenter's presenter dismisses its presented page, and with it this page.
    ///
    /// The article makes the mistake of ``VCM2/back(_:)`` here too.
    public func backToVCM1(_ sender: Any?) {
        if let vcm1 = presentingViewController?.presentingViewController as? VCM1 {
            vcm1.stringPara = "VCM4 to VCM1"
        }
        presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
}
