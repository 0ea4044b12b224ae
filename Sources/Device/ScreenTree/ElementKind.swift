/// A kind of element, with the names and raw values of Apple's `XCUIElement.ElementType`.
package enum ElementKind: UInt, CaseIterable, Sendable {
    case any = 0
    case other, application, group, window, sheet, drawer, alert, dialog
    case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton
    case toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
    case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
    case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
    case staticText, textField, secureTextField, datePicker, textView
    case menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline
    case ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag
    case matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
    case stepper, tab, touchBar, statusItem
}

extension ElementKind {
    /// The name in Xcode's descriptions, such as `StaticText`.
    package var name: String {
        let name = "\(self)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
