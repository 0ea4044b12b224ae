/// The blocks that override an object's accessibility members.
package struct AccessibilityBlocks {
    package var isElement: AXBoolReturnBlock?
    package var label: AXStringReturnBlock?
    package var value: AXStringReturnBlock?
    package var hint: AXStringReturnBlock?
    package var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var language: AXStringReturnBlock?
    var textualContext: AXTextualContextReturnBlock?
    var inputLabels: AXStringArrayReturnBlock?
    var attributedInputLabels: AXAttributedStringArrayReturnBlock?
    package var elementsHidden: AXBoolReturnBlock?
    var respondsToUser: AXBoolReturnBlock?
    package var viewIsModal: AXBoolReturnBlock?
    package var groupsChildren: AXBoolReturnBlock?
    package var elements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    package var activationPoint: AXPointReturnBlock?
    package var frame: AXRectReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var path: AXPathReturnBlock?
    package var activate: AXBoolReturnBlock?
    package var increment: AXVoidReturnBlock?
    package var decrement: AXVoidReturnBlock?
    package var magicTap: AXBoolReturnBlock?
    package var customActions: AXCustomActionsReturnBlock?
    package var customRotors: AXCustomRotorsReturnBlock?
    var headerElements: AXArrayReturnBlock?
    var escape: AXBoolReturnBlock?
}

// Blocks that override members without a subclass. A block takes precedence over a set value and over an override.
@MainActor
extension _AccessibilityObject {
    /// A block that provides `isAccessibilityElement` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "isAccessibilityElementBlock".
    @preconcurrency @MainActor
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.isElement }
        set { ensureAccessibilityNotes().blocks.isElement = newValue }
    }

    /// A block that provides `accessibilityLabel` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityLabelBlock".
    @preconcurrency @MainActor
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.label }
        set { ensureAccessibilityNotes().blocks.label = newValue }
    }

    /// A block that provides `accessibilityValue` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityValueBlock".
    @preconcurrency @MainActor
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.value }
        set { ensureAccessibilityNotes().blocks.value = newValue }
    }

    /// A block that provides `accessibilityHint` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityHintBlock".
    @preconcurrency @MainActor
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.hint }
        set { ensureAccessibilityNotes().blocks.hint = newValue }
    }

    /// A block that provides `accessibilityTraits` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityTraitsBlock".
    @preconcurrency @MainActor
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.traits }
        set { ensureAccessibilityNotes().blocks.traits = newValue }
    }

    /// A block that provides `accessibilityIdentifier` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityIdentifierBlock".
    @preconcurrency @MainActor
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.identifier }
        set { ensureAccessibilityNotes().blocks.identifier = newValue }
    }

    /// A block that provides `accessibilityAttributedLabel` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityAttributedLabelBlock".
    @preconcurrency @MainActor
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.attributedLabel }
        set { ensureAccessibilityNotes().blocks.attributedLabel = newValue }
    }

    /// A block that provides `accessibilityAttributedHint` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityAttributedHintBlock".
    @preconcurrency @MainActor
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.attributedHint }
        set { ensureAccessibilityNotes().blocks.attributedHint = newValue }
    }

    /// A block that provides `accessibilityAttributedValue` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityAttributedValueBlock".
    @preconcurrency @MainActor
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.attributedValue }
        set { ensureAccessibilityNotes().blocks.attributedValue = newValue }
    }

    /// A block that provides `accessibilityLanguage` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityLanguageBlock".
    @preconcurrency @MainActor
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.language }
        set { ensureAccessibilityNotes().blocks.language = newValue }
    }

    /// A block that provides `accessibilityTextualContext` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityTextualContextBlock".
    @preconcurrency @MainActor
    public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.textualContext }
        set { ensureAccessibilityNotes().blocks.textualContext = newValue }
    }

    /// A block that provides `accessibilityUserInputLabels` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityUserInputLabelsBlock".
    @preconcurrency @MainActor
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.inputLabels }
        set { ensureAccessibilityNotes().blocks.inputLabels = newValue }
    }

    /// A block that provides `accessibilityAttributedUserInputLabels` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityAttributedUserInputLabelsBlock".
    @preconcurrency @MainActor
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.attributedInputLabels }
        set { ensureAccessibilityNotes().blocks.attributedInputLabels = newValue }
    }

    /// A block that provides `accessibilityElementsHidden` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityElementsHiddenBlock".
    @preconcurrency @MainActor
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.elementsHidden }
        set { ensureAccessibilityNotes().blocks.elementsHidden = newValue }
    }

    /// A block that provides `accessibilityRespondsToUserInteraction` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityRespondsToUserInteractionBlock".
    @preconcurrency @MainActor
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.respondsToUser }
        set { ensureAccessibilityNotes().blocks.respondsToUser = newValue }
    }

    /// A block that provides `accessibilityViewIsModal` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityViewIsModalBlock".
    @preconcurrency @MainActor
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.viewIsModal }
        set { ensureAccessibilityNotes().blocks.viewIsModal = newValue }
    }

    /// A block that provides `shouldGroupAccessibilityChildren` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityShouldGroupAccessibilityChildrenBlock".
    @preconcurrency @MainActor
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.groupsChildren }
        set { ensureAccessibilityNotes().blocks.groupsChildren = newValue }
    }

    /// A block that provides `accessibilityElements` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityElementsBlock".
    @preconcurrency @MainActor
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.elements }
        set { ensureAccessibilityNotes().blocks.elements = newValue }
    }

    /// A block that provides `automationElements` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "automationElementsBlock".
    @preconcurrency @MainActor
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.automationElements }
        set { ensureAccessibilityNotes().blocks.automationElements = newValue }
    }

    /// A block that provides `accessibilityContainerType` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityContainerTypeBlock".
    @preconcurrency @MainActor
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.containerType }
        set { ensureAccessibilityNotes().blocks.containerType = newValue }
    }

    /// A block that provides `accessibilityActivationPoint` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityActivationPointBlock".
    @preconcurrency @MainActor
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.activationPoint }
        set { ensureAccessibilityNotes().blocks.activationPoint = newValue }
    }

    /// A block that provides `accessibilityFrame` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityFrameBlock".
    @preconcurrency @MainActor
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.frame }
        set { ensureAccessibilityNotes().blocks.frame = newValue }
    }

    /// A block that provides `accessibilityNavigationStyle` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityNavigationStyleBlock".
    @preconcurrency @MainActor
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.navigationStyle }
        set { ensureAccessibilityNotes().blocks.navigationStyle = newValue }
    }

    /// A block that provides `accessibilityPath` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityPathBlock".
    @preconcurrency @MainActor
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.path }
        set { ensureAccessibilityNotes().blocks.path = newValue }
    }

    /// A block that is called instead of `accessibilityActivate()`. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityActivateBlock".
    @preconcurrency @MainActor
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.activate }
        set { ensureAccessibilityNotes().blocks.activate = newValue }
    }

    /// A block that is called instead of `accessibilityIncrement()`. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityIncrementBlock".
    @preconcurrency @MainActor
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.increment }
        set { ensureAccessibilityNotes().blocks.increment = newValue }
    }

    /// A block that is called instead of `accessibilityDecrement()`. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityDecrementBlock".
    @preconcurrency @MainActor
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.decrement }
        set { ensureAccessibilityNotes().blocks.decrement = newValue }
    }

    /// A block that is called instead of `accessibilityPerformMagicTap()`. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityMagicTapBlock".
    @preconcurrency @MainActor
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.magicTap }
        set { ensureAccessibilityNotes().blocks.magicTap = newValue }
    }

    /// A block that provides `accessibilityCustomActions` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityCustomActionsBlock".
    @preconcurrency @MainActor
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.customActions }
        set { ensureAccessibilityNotes().blocks.customActions = newValue }
    }

    /// A block that provides `accessibilityCustomRotors` instead of the property. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityCustomRotorsBlock".
    @preconcurrency @MainActor
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.customRotors }
        set { ensureAccessibilityNotes().blocks.customRotors = newValue }
    }

    /// A block that is called instead of `accessibilityPerformEscape()`. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityPerformEscapeBlock".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get {
            guard let responder = self as? UIResponder else { return accessibilityNotesIfMade?.blocks.escape }
            return responder.accessibilityPerformEscapeBlock
        }
        set {
            guard let responder = self as? UIResponder else {
                return ensureAccessibilityNotes().blocks.escape = newValue
            }
            responder.accessibilityPerformEscapeBlock = newValue
        }
    }

    /// A block that provides the header elements of the object's cell. Default `nil`. iOS 17. Follows Apple's page
    /// "accessibilityHeaderElementsBlock".
    @preconcurrency @MainActor
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibilityNotesIfMade?.blocks.headerElements }
        set { ensureAccessibilityNotes().blocks.headerElements = newValue }
    }
}
