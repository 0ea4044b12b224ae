import UIKit

// The backward jumps that pass their parameter through a delegate.

extension VCN2 {
    /// VCN2 -> VCN1.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN2 to VCN1 by delegate", goal: VCN1.self)
        navigationController?.popViewController(animated: true)
    }
}

extension VCN3 {
    /// VCN3 -> VCN1.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN3 to VCN1 by delegate", goal: VCN1.self)
        navigationController?.popViewController(animated: true)
    }
}

extension VCN4 {
    /// VCN4 -> VCN3.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN4 to VCN3 by delegate", goal: VCN3.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN4 -> VCN1.
    public func backToVCN1ByDelegate(_ sender: Any?) {
        tellDelegate("VCN4 to VCN1 by delegate", goal: VCN1.self)
        navigationController?.popToRootViewController(animated: true)
    }
}

extension VCN5 {
    /// VCN5 -> VCN4.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN5 to VCN4 by delegate", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCN6 {
    /// VCN6 -> VCN5.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN6 to VCN5 by delegate", goal: VCN5.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN6 -> VCN4.
    public func backToVCN4ByDelegate(_ sender: Any?) {
        tellDelegate("VCN6 to VCN4 by delegate", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCN7 {
    /// VCN7 -> VCN5.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN7 to VCN5 by delegate", goal: VCN5.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN7 -> VCN4.
    public func backToVCN4ByDelegate(_ sender: Any?) {
        tellDelegate("VCN7 to VCN4 by delegate", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCN8 {
    /// VCN8 -> VCN7.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCN8 to VCN7 by delegate", goal: VCN7.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN8 -> VCN5.
    public func backToVCN5ByDelegate(_ sender: Any?) {
        tellDelegate("VCN8 to VCN5 by delegate", goal: VCN5.self)
        navigationController?.popToRootViewController(animated: true)
    }

    /// VCN8 -> VCN4.
    public func backToVCN4ByDelegate(_ sender: Any?) {
        tellDelegate("VCN8 to VCN4 by delegate", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM1 {
    /// The page that VCM1 returns to, for this variant and the one with a notification.
    var opener: FlowPage.Type {
        stackBelow?.viewControllers.last is VCN3 ? VCN3.self : VCN2.self
    }

    /// VCM1 -> VCN2 or VCN3.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCM1 to \(opener) by delegate", goal: opener)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM2 {
    /// VCM2 -> VCM1.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCM2 to VCM1 by delegate", goal: VCM1.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM3 {
    /// VCM3 -> VCN6.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCM3 to VCN6 by delegate", goal: VCN6.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM4 {
    /// VCM4 -> VCM2.
    public func backByDelegate(_ sender: Any?) {
        tellDelegate("VCM4 to VCM2 by delegate", goal: VCM2.self)
        presentingViewController?.dismiss(animated: true)
    }

    /// VCM4 -> VCM1.
    public func backToVCM1ByDelegate(_ sender: Any?) {
        tellDelegate("VCM4 to VCM1 by delegate", goal: VCM1.self)
        presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
}
