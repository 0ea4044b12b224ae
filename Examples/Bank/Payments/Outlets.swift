#if !canImport(ObjectiveC)
    import UIKit

    extension CashConfirmViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \CashConfirmViewController.amountLabel),
                .outlet("dayLabel", \CashConfirmViewController.dayLabel),
                .outlet("orderButton", \CashConfirmViewController.orderButton),
                .outlet("placeLabel", \CashConfirmViewController.placeLabel),
                .outlet("totalLabel", \CashConfirmViewController.totalLabel),
                .action("close:", CashConfirmViewController.close),
                .action("order:", CashConfirmViewController.order),
            ]
        }
    }

    extension CashOrderedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("textLabel", \CashOrderedViewController.textLabel)
            ]
        }
    }

    extension CashPickupViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("dayPicker", \CashPickupViewController.dayPicker),
                .outlet("placeLabel", \CashPickupViewController.placeLabel),
                .outlet("wayControl", \CashPickupViewController.wayControl),
                .action("close:", CashPickupViewController.close),
                .action("wayChanged:", CashPickupViewController.wayChanged),
            ]
        }
    }

    extension CurrencyCalculatorViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("fromButton", \CurrencyCalculatorViewController.fromButton),
                .outlet("fromField", \CurrencyCalculatorViewController.fromField),
                .outlet("rateLabel", \CurrencyCalculatorViewController.rateLabel),
                .outlet("toButton", \CurrencyCalculatorViewController.toButton),
                .outlet("toField", \CurrencyCalculatorViewController.toField),
                .action("close:", CurrencyCalculatorViewController.close),
                .action("currencyTapped:", CurrencyCalculatorViewController.currencyTapped),
                .action("amountChanged:", CurrencyCalculatorViewController.amountChanged),
                .action("swap:", CurrencyCalculatorViewController.swap),
            ]
        }
    }

    extension CurrencyChoiceViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", CurrencyChoiceViewController.close)
            ]
        }
    }

    extension CurrencyRatesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("tableView", \CurrencyRatesViewController.tableView),
                .outlet("updatedLabel", \CurrencyRatesViewController.updatedLabel),
                .action("close:", CurrencyRatesViewController.close),
                .action("showAlert:", CurrencyRatesViewController.showAlert),
            ]
        }
    }

    extension DirectDebitViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \DirectDebitViewController.amountLabel),
                .outlet("creditorLabel", \DirectDebitViewController.creditorLabel),
                .outlet("dateLabel", \DirectDebitViewController.dateLabel),
                .outlet("deadlineLabel", \DirectDebitViewController.deadlineLabel),
                .outlet("mandateLabel", \DirectDebitViewController.mandateLabel),
                .outlet("nameLabel", \DirectDebitViewController.nameLabel),
                .outlet("returnButton", \DirectDebitViewController.returnButton),
                .action("close:", DirectDebitViewController.close),
                .action("block:", DirectDebitViewController.block),
            ]
        }
    }

    extension DirectDebitsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("kindControl", \DirectDebitsViewController.kindControl),
                .outlet("tableView", \DirectDebitsViewController.tableView),
                .action("close:", DirectDebitsViewController.close),
                .action("kindChanged:", DirectDebitsViewController.kindChanged),
            ]
        }
    }

    extension ForeignTransferViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("accountField", \ForeignTransferViewController.accountField),
                .outlet("addressField", \ForeignTransferViewController.addressField),
                .outlet("amountField", \ForeignTransferViewController.amountField),
                .outlet("bicField", \ForeignTransferViewController.bicField),
                .outlet("currencyButton", \ForeignTransferViewController.currencyButton),
                .outlet("feesControl", \ForeignTransferViewController.feesControl),
                .outlet("feesLabel", \ForeignTransferViewController.feesLabel),
                .outlet("nameField", \ForeignTransferViewController.nameField),
                .outlet("nextItem", \ForeignTransferViewController.nextItem),
                .collection("fields", \ForeignTransferViewController.fields),
                .action("close:", ForeignTransferViewController.close),
                .action("next:", ForeignTransferViewController.next),
                .action("fieldChanged:", ForeignTransferViewController.fieldChanged),
                .action("feesChanged:", ForeignTransferViewController.feesChanged),
            ]
        }
    }

    extension IntervalViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("picker", \IntervalViewController.picker),
                .outlet("previewLabel", \IntervalViewController.previewLabel),
                .action("close:", IntervalViewController.close),
                .action("choose:", IntervalViewController.choose),
            ]
        }
    }

    extension OrderCashViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \OrderCashViewController.amountLabel),
                .outlet("amountStepper", \OrderCashViewController.amountStepper),
                .outlet("currencyButton", \OrderCashViewController.currencyButton),
                .outlet("feeLabel", \OrderCashViewController.feeLabel),
                .outlet("rateLabel", \OrderCashViewController.rateLabel),
                .outlet("smallSwitch", \OrderCashViewController.smallSwitch),
                .outlet("totalLabel", \OrderCashViewController.totalLabel),
                .action("close:", OrderCashViewController.close),
                .action("amountChanged:", OrderCashViewController.amountChanged),
            ]
        }
    }

    extension OwnTransferViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountField", \OwnTransferViewController.amountField),
                .outlet("amountSlider", \OwnTransferViewController.amountSlider),
                .outlet("fromBalanceLabel", \OwnTransferViewController.fromBalanceLabel),
                .outlet("fromCard", \OwnTransferViewController.fromCard),
                .outlet("fromLabel", \OwnTransferViewController.fromLabel),
                .outlet("moveButton", \OwnTransferViewController.moveButton),
                .outlet("toBalanceLabel", \OwnTransferViewController.toBalanceLabel),
                .outlet("toCard", \OwnTransferViewController.toCard),
                .outlet("toLabel", \OwnTransferViewController.toLabel),
                .action("close:", OwnTransferViewController.close),
                .action("swapTapped:", OwnTransferViewController.swapTapped),
                .action("amountChanged:", OwnTransferViewController.amountChanged),
                .action("sliderMoved:", OwnTransferViewController.sliderMoved),
                .action("moveTapped:", OwnTransferViewController.moveTapped),
                .action("fromTapped:", OwnTransferViewController.fromTapped),
                .action("toTapped:", OwnTransferViewController.toTapped),
            ]
        }
    }

    extension PayeeCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("initialsLabel", \PayeeCell.initialsLabel),
                .outlet("nameLabel", \PayeeCell.nameLabel),
                .outlet("ibanLabel", \PayeeCell.ibanLabel),
            ]
        }
    }

    extension PayeeEditViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("bicField", \PayeeEditViewController.bicField),
                .outlet("ibanField", \PayeeEditViewController.ibanField),
                .outlet("nameField", \PayeeEditViewController.nameField),
                .outlet("saveItem", \PayeeEditViewController.saveItem),
                .outlet("trustSwitch", \PayeeEditViewController.trustSwitch),
                .action("textChanged:", PayeeEditViewController.textChanged),
                .action("close:", PayeeEditViewController.close),
                .action("save:", PayeeEditViewController.save),
            ]
        }
    }

    extension PayeeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("bankLabel", \PayeeViewController.bankLabel),
                .outlet("ibanLabel", \PayeeViewController.ibanLabel),
                .outlet("initialsLabel", \PayeeViewController.initialsLabel),
                .outlet("nameLabel", \PayeeViewController.nameLabel),
                .outlet("totalLabel", \PayeeViewController.totalLabel),
                .action("close:", PayeeViewController.close),
                .action("edit:", PayeeViewController.edit),
                .action("remove:", PayeeViewController.remove),
            ]
        }
    }

    extension PayeesViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", PayeesViewController.close)
            ]
        }
    }

    extension PaymentsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("tableView", \PaymentsViewController.tableView),
                .action("close:", PaymentsViewController.close),
                .unwind("unwindToPayments:", PaymentsViewController.unwindToPayments),
            ]
        }
    }

    extension PhoneTopUpViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("againSwitch", \PhoneTopUpViewController.againSwitch),
                .outlet("companyControl", \PhoneTopUpViewController.companyControl),
                .outlet("numberField", \PhoneTopUpViewController.numberField),
                .outlet("topUpButton", \PhoneTopUpViewController.topUpButton),
                .collection("amountButtons", \PhoneTopUpViewController.amountButtons),
                .action("close:", PhoneTopUpViewController.close),
                .action("numberChanged:", PhoneTopUpViewController.numberChanged),
                .action("amountTapped:", PhoneTopUpViewController.amountTapped),
                .action("topUp:", PhoneTopUpViewController.topUp),
            ]
        }
    }

    extension PlannedPaymentsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", PlannedPaymentsViewController.close)
            ]
        }
    }

    extension RateAlertViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("rateLabel", \RateAlertViewController.rateLabel),
                .outlet("rateSlider", \RateAlertViewController.rateSlider),
                .outlet("titleLabel", \RateAlertViewController.titleLabel),
                .action("close:", RateAlertViewController.close),
                .action("rateChanged:", RateAlertViewController.rateChanged),
                .action("save:", RateAlertViewController.save),
            ]
        }
    }

    extension RateCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("flagLabel", \RateCell.flagLabel),
                .outlet("codeLabel", \RateCell.codeLabel),
                .outlet("nameLabel", \RateCell.nameLabel),
                .outlet("rateLabel", \RateCell.rateLabel),
                .outlet("changeLabel", \RateCell.changeLabel),
            ]
        }
    }

    extension ReturnDebitViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("blockSwitch", \ReturnDebitViewController.blockSwitch),
                .outlet("reasonControl", \ReturnDebitViewController.reasonControl),
                .outlet("reasonView", \ReturnDebitViewController.reasonView),
                .outlet("returnButton", \ReturnDebitViewController.returnButton),
                .outlet("textLabel", \ReturnDebitViewController.textLabel),
                .action("close:", ReturnDebitViewController.close),
                .action("returnTapped:", ReturnDebitViewController.returnTapped),
            ]
        }
    }

    extension StandingOrderCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nameLabel", \StandingOrderCell.nameLabel),
                .outlet("intervalLabel", \StandingOrderCell.intervalLabel),
                .outlet("amountLabel", \StandingOrderCell.amountLabel),
            ]
        }
    }

    extension StandingOrderEditViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountField", \StandingOrderEditViewController.amountField),
                .outlet("endSwitch", \StandingOrderEditViewController.endSwitch),
                .outlet("firstPicker", \StandingOrderEditViewController.firstPicker),
                .outlet("ibanField", \StandingOrderEditViewController.ibanField),
                .outlet("intervalLabel", \StandingOrderEditViewController.intervalLabel),
                .outlet("lastCell", \StandingOrderEditViewController.lastCell),
                .outlet("lastPicker", \StandingOrderEditViewController.lastPicker),
                .outlet("nameField", \StandingOrderEditViewController.nameField),
                .outlet("referenceField", \StandingOrderEditViewController.referenceField),
                .outlet("saveItem", \StandingOrderEditViewController.saveItem),
                .action("textChanged:", StandingOrderEditViewController.textChanged),
                .action("endChanged:", StandingOrderEditViewController.endChanged),
                .action("close:", StandingOrderEditViewController.close),
                .action("save:", StandingOrderEditViewController.save),
            ]
        }
    }

    extension StandingOrderSavedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("textLabel", \StandingOrderSavedViewController.textLabel)
            ]
        }
    }

    extension StandingOrderViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \StandingOrderViewController.amountLabel),
                .outlet("intervalLabel", \StandingOrderViewController.intervalLabel),
                .outlet("lastLabel", \StandingOrderViewController.lastLabel),
                .outlet("nameLabel", \StandingOrderViewController.nameLabel),
                .outlet("nextLabel", \StandingOrderViewController.nextLabel),
                .outlet("pauseSwitch", \StandingOrderViewController.pauseSwitch),
                .outlet("referenceLabel", \StandingOrderViewController.referenceLabel),
                .outlet("stopCell", \StandingOrderViewController.stopCell),
                .outlet("titleLabel", \StandingOrderViewController.titleLabel),
                .action("close:", StandingOrderViewController.close),
                .action("pauseChanged:", StandingOrderViewController.pauseChanged),
            ]
        }
    }

    extension StandingOrdersViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nextLabel", \StandingOrdersViewController.nextLabel),
                .outlet("sumLabel", \StandingOrdersViewController.sumLabel),
                .outlet("tableView", \StandingOrdersViewController.tableView),
                .action("close:", StandingOrdersViewController.close),
                .unwind("unwindToStandingOrders:", StandingOrdersViewController.unwindToStandingOrders),
            ]
        }
    }

    extension TransferAccountViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", TransferAccountViewController.close)
            ]
        }
    }

    extension TransferAmountViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \TransferAmountViewController.amountLabel),
                .outlet("balanceLabel", \TransferAmountViewController.balanceLabel),
                .outlet("continueButton", \TransferAmountViewController.continueButton),
                .outlet("recipientLabel", \TransferAmountViewController.recipientLabel),
                .collection("quickButtons", \TransferAmountViewController.quickButtons),
                .collection("keyButtons", \TransferAmountViewController.keyButtons),
                .action("close:", TransferAmountViewController.close),
                .action("quickTapped:", TransferAmountViewController.quickTapped),
                .action("keyTapped:", TransferAmountViewController.keyTapped),
                .action("deleteTapped:", TransferAmountViewController.deleteTapped),
                .action("continueTapped:", TransferAmountViewController.continueTapped),
            ]
        }
    }

    extension TransferCodeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("againButton", \TransferCodeViewController.againButton),
                .outlet("errorLabel", \TransferCodeViewController.errorLabel),
                .outlet("spinner", \TransferCodeViewController.spinner),
                .collection("digitFields", \TransferCodeViewController.digitFields),
                .action("close:", TransferCodeViewController.close),
                .action("digitChanged:", TransferCodeViewController.digitChanged),
                .action("sendAgain:", TransferCodeViewController.sendAgain),
            ]
        }
    }

    extension TransferConfirmViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("accountLabel", \TransferConfirmViewController.accountLabel),
                .outlet("amountLabel", \TransferConfirmViewController.amountLabel),
                .outlet("dateLabel", \TransferConfirmViewController.dateLabel),
                .outlet("feeLabel", \TransferConfirmViewController.feeLabel),
                .outlet("ibanLabel", \TransferConfirmViewController.ibanLabel),
                .outlet("nameLabel", \TransferConfirmViewController.nameLabel),
                .outlet("referenceLabel", \TransferConfirmViewController.referenceLabel),
                .outlet("sendButton", \TransferConfirmViewController.sendButton),
                .outlet("warningView", \TransferConfirmViewController.warningView),
                .action("close:", TransferConfirmViewController.close),
            ]
        }
    }

    extension TransferDetailsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("continueButton", \TransferDetailsViewController.continueButton),
                .outlet("dateCell", \TransferDetailsViewController.dateCell),
                .outlet("datePicker", \TransferDetailsViewController.datePicker),
                .outlet("noteField", \TransferDetailsViewController.noteField),
                .outlet("referenceField", \TransferDetailsViewController.referenceField),
                .outlet("repeatSwitch", \TransferDetailsViewController.repeatSwitch),
                .outlet("saveSwitch", \TransferDetailsViewController.saveSwitch),
                .outlet("speedControl", \TransferDetailsViewController.speedControl),
                .outlet("titleLabel", \TransferDetailsViewController.titleLabel),
                .action("close:", TransferDetailsViewController.close),
                .action("continueTapped:", TransferDetailsViewController.continueTapped),
                .action("referenceChanged:", TransferDetailsViewController.referenceChanged),
                .action("speedChanged:", TransferDetailsViewController.speedChanged),
            ]
        }
    }

    extension TransferDoneViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("textLabel", \TransferDoneViewController.textLabel),
                .outlet("titleLabel", \TransferDoneViewController.titleLabel),
                .action("showReceipt:", TransferDoneViewController.showReceipt),
            ]
        }
    }

    extension TransferRecipientViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("scopeControl", \TransferRecipientViewController.scopeControl),
                .outlet("searchBar", \TransferRecipientViewController.searchBar),
                .outlet("tableView", \TransferRecipientViewController.tableView),
                .action("close:", TransferRecipientViewController.close),
                .action("scopeChanged:", TransferRecipientViewController.scopeChanged),
            ]
        }
    }
#endif
